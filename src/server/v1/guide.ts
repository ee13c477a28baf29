import { limitOf } from '../rate-limits.ts'
import { exampleFile } from './docs/example.ts'

/** The introduction of the document: what an integrator needs before the first request. */
export const guideOf = (origin: string): string => `
The API of Talad does what its pages do: marketers run campaigns, influencers do jobs and get paid. Everything is below \`${origin}/api/v1\`.

## Keys
Create a key on the page API of your account: ${origin}/en/Marketer/developer, or ${origin}/en/Influencer/developer for influencers. It is shown once. Send it with every request: \`Authorization: Bearer KEY\`. A key acts for its account, within its scopes: each operation names the scope that it needs, and without it the answer is 403 \`scope_missing\`. A key ends on its day or when you revoke it, and opens nothing but this API. The market and the catalogue of packages need no key.

Instead of a key the token of a session can be sent. The sign-in answers with it if the request carries \`x-client: app\`; it lasts 24 hours:

\`\`\`sh
curl ${origin}/sv_authauth/marketer/authen/ \\
  -H 'x-client: app' -H 'content-type: application/json' \\
  -d '{"email":"you@example.com","password":"…"}'
\`\`\`

With it \`POST ${origin}/api/api-keys\` creates a key, too.

## Sign-up
Accounts are opened on the site, or by a client as below. Every step carries \`x-client: app\`; the first answer names the sign-up by a token that the later steps send. What each address takes and answers is in ${origin}/api/openapi.json. Tax details, documents and the bank account are entered on the site; until they are complete, \`blocked\` of a job says what an accept waits for.

\`\`\`ts
${exampleFile('sign-up.ts').trim()}
\`\`\`

## Example
The whole main job by two keys and webhooks, as our tests run it, with the files to download: ${origin}/api/docs/example.

## Requests and answers
Bodies are JSON; files are sent as \`multipart/form-data\` with the file as \`file\`. Members that an operation does not list are refused with 400 \`unknown_field\`. A success is \`{ "data": … }\`, with paging and totals beside \`data\`. Amounts are whole satang: ฿4,500.00 is \`450000\`. Rates are basis points: 1000 is 10 %. Times are ISO 8601 in UTC, days \`yyyy-mm-dd\` in Bangkok. \`Accept-Language: en\` or \`th\` chooses the language of messages.

## Idempotency
Operations that move money or a job need the header \`Idempotency-Key\`, up to 200 characters that you choose, such as a UUID. Send the same key again after a lost answer: the first answer is repeated and nothing happens twice. The same key with another request is answered 409 \`idempotency_conflict\`. Read amounts before you act and send them back where the operation asks for them (\`toHold\`, \`price\`): if an amount has changed, nothing happens and the answer says so.

## Paging
Lists answer \`next\`, a cursor. Send it as \`after\` for the next page; null is the end. \`limit\` is the size of a page. The market and the catalogue of packages are paged by \`page\` instead.

## Expansion
Some lists read more with their rows: \`GET /jobs?expand=campaign,influencer,channel\` answers \`expanded\` beside \`data\`, with each campaign, influencer and channel of the page once, by its id. The parameter \`expand\` of an operation lists what it knows. It costs one request, needs the scopes of the operations that it replaces, and leaves out what the account cannot see.

## Errors
An error is \`{ "code", "message", "fields", "issues", "details" }\`. \`code\` is for programs and does not change. \`message\` and \`fields\` are for people. \`issues\` lists each wrong field with a code and its limits as numbers; \`details\` has the values of the error, for example the \`state\` of a job and the \`offers\` that are left. Another account's id is answered 404. Each answer carries \`X-Request-Id\`: name it when you ask us about a request.

## Limits
Limits count requests per minute and key, by the class of the operation (\`x-rate-limit-class\`); without a key, per network. A network may send ${limitOf('partner')} requests a minute in all. \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) say how it stands. Above the limit the answer is 429 with \`Retry-After\` in seconds; so is a code that is requested too soon.

## Webhooks
Add the address of your server on the same page, and choose \`job.*\`, \`campaign.*\`, \`charge.paid\` or \`withdrawal.*\`. The operations of the group Webhooks do the same and show what was sent; the events are in \`webhooks\` of this document. Each event is a POST with \`{ "type", "timestamp", "data" }\`; the type names the new status, such as \`job.completed\`, or \`job.updated\` for a step that keeps it. It is signed as Standard Webhooks (standardwebhooks.com) describe: check \`webhook-signature\` with the secret of the endpoint, refuse an old \`webhook-timestamp\`, and process each \`webhook-id\` once. Answer with a 2xx status within 10 seconds; redirects are not followed. Otherwise we try again after 1, 5, 15 and 60 minutes and 6 hours, then turn the endpoint off and send an email. Deliveries may arrive out of order, so read the current state from this API.

## Browsers
The API answers requests from any site (CORS). Do not put a key into a page that others read.

## Sandbox
On a site that runs with its sandbox, money and platforms are simulated. Webhooks reach a server on the same machine if the site is started with \`WEBHOOK_RECEIVERS=http://localhost:4000\`. \`payment.sandboxUrl\` of a charge is the page on which it is paid. The address of a post must exist on the sandbox platform. Codes that would go to a phone are shown to operators in the local mailbox.

## Versions
The version is part of the address. Within \`v1\` we add operations, members of answers, optional members of requests, and codes: ignore what you do not know. We do not remove or rename anything in \`v1\`. A change that breaks clients gets a new version, and the old one works for at least twelve months after that. Operations that will end are marked \`deprecated\` here.
`
