import { limitOf } from '../rate-limits.ts'
import { exampleFile } from './docs/example.ts'

/** The introduction of the document, for integrators before their first request. */
export const guideOf = (origin: string): string => `
With the Talad API, your software can do what users do on the site: marketers run campaigns, and influencers do jobs and are paid. All endpoints are under \`${origin}/api/v1\`.

## Keys
Create a key on your account’s API page: ${origin}/en/Marketer/developer for marketers, ${origin}/en/Influencer/developer for influencers. The key is shown only once. Send it with every request: \`Authorization: Bearer KEY\`. A key acts for its account, within its scopes. Each operation lists the scope it requires; without it, the request fails with 403 \`scope_missing\`. A key stops working when it expires or you revoke it, and it’s valid for this API only. The market and the package catalogue don’t require a key.

You can also use a session token instead of a key. Signing in with the header \`x-client: app\` returns a token that is valid for 24 hours:

\`\`\`sh
curl ${origin}/sv_authauth/marketer/authen/ \\
  -H 'x-client: app' -H 'content-type: application/json' \\
  -d '{"email":"you@example.com","password":"…"}'
\`\`\`

With this token, you can also create a key: \`POST ${origin}/api/api-keys\`.

## Sign-up
Accounts are created on the site, or by a client as shown below. Send the header \`x-client: app\` with each step. The first response has a token that identifies the sign-up; send it with each later step. The fields of each step are in ${origin}/api/openapi.json. Tax details, documents and the payout account are added on the site. Until they’re complete, \`blocked\` of a job lists what’s required before you can accept it.

\`\`\`ts
${exampleFile('sign-up.ts').trim()}
\`\`\`

## Example
A complete job with two keys and webhooks, with files to download: ${origin}/api/docs/example.

## Requests and responses
Request bodies are JSON. Files are sent as \`multipart/form-data\`, with the file in the \`file\` field. Fields that an operation doesn’t list are rejected with 400 \`unknown_field\`. A successful response is \`{ "data": … }\`, with paging and totals next to \`data\`. Amounts are whole satang: ฿4,500.00 is \`450000\`. Rates are in basis points: 1000 is 10%. Times are ISO 8601 in UTC. Days are \`yyyy-mm-dd\` in Bangkok time. Use \`Accept-Language: en\` or \`th\` to choose the language of messages.

## Idempotency
Operations that change money or a job require the header \`Idempotency-Key\`: up to 200 characters that you choose, such as a UUID. If you don’t get a response, send the request again with the same key. You’ll get the first response, and the operation isn’t performed again. If you use the same key for a different request, it fails with 409 \`idempotency_conflict\`. Some operations require the amount you read before (\`toHold\`, \`price\`). If the amount has changed, the request fails and nothing changes.

## Paging
Lists return \`next\`, a cursor. Send it as \`after\` to get the next page. It’s null on the last page. \`limit\` sets the number of items per page. The market and the package catalogue use page numbers (\`page\`) instead.

## Expansion
Some lists can also return related objects: \`GET /jobs?expand=campaign,influencer,channel\` returns \`expanded\` next to \`data\`, with each campaign, influencer and channel of the page once. The parameter \`expand\` of an operation lists its values. An expanded list counts as one request and requires the scopes of the operations that it replaces. Objects that the account can’t see are left out.

## Errors
An error is \`{ "code", "message", "fields", "issues", "details" }\`. \`code\` is for programs and doesn’t change. \`message\` and \`fields\` are for people. \`issues\` lists each invalid field with a code and its limits as numbers. \`details\` has further data, for example the \`state\` of a job and the \`offers\` still available. IDs that belong to another account return 404. Every response has an \`X-Request-Id\` header. Include it when you contact us about a request.

## Limits
Limits apply per minute and key, for each class of operations (\`x-rate-limit-class\`). Without a key, they apply per network. A network can send ${limitOf('partner')} requests per minute in total. \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (in seconds) show your current usage. Above the limit, requests fail with 429, and \`Retry-After\` is the number of seconds to wait. The same applies if you request a code too soon.

## Webhooks
Add your server’s URL on the same page and choose \`job.*\`, \`campaign.*\`, \`charge.paid\` or \`withdrawal.*\`. You can also use the operations of the Webhooks group, which list the deliveries as well. All events are in \`webhooks\` of this document. Each event is a POST request with \`{ "type", "timestamp", "data" }\`. The type names the new status, such as \`job.completed\`; \`job.updated\` is sent for a step that doesn’t change the status. Events are signed according to Standard Webhooks (standardwebhooks.com): check \`webhook-signature\` with the endpoint’s secret, reject an old \`webhook-timestamp\`, and process each \`webhook-id\` only once. Respond with a 2xx status within 10 seconds. Redirects aren’t followed. If a delivery fails, we retry after 1, 5, 15 and 60 minutes and 6 hours, then turn the endpoint off and email you. Deliveries can arrive out of order, so read the current state from this API.

## Browsers
The API accepts requests from any site (CORS). Don’t put a key in a page that other people can open.

## Sandbox
On a site in sandbox mode, payments and platforms are simulated. \`payment.sandboxUrl\` of a charge is the page where you pay it. The URL of a post must exist on the sandbox platform. Codes for phones are shown to operators in the local mailbox.

## Versions
The version is part of the URL. Within \`v1\`, we may add operations, response fields, optional request fields and codes, so ignore values that you don’t recognise. We don’t remove or rename anything in \`v1\`. A breaking change gets a new version, and the old version remains available for at least 12 months after that. Operations that will be removed are marked \`deprecated\` here.
`
