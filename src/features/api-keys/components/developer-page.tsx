import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { allValues, field, optional } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { useViewer } from '../../../web/use-viewer.ts'
import { CodeField } from '../../two-step/components/code-field.tsx'
import { contract as twoStep } from '../../two-step/contract.ts'
import { codeText } from '../../two-step/text/code.ts'
import { WebhookSection } from '../../webhook-endpoints/components/webhook-section.tsx'
import { contract as webhooks } from '../../webhook-endpoints/contract.ts'
import type { WebhookEvent } from '../../webhook-endpoints/kinds.ts'
import { type ApiKeyView, contract } from '../contract.ts'
import { type ApiScope, KEY_LIFETIMES, SCOPES_OF } from '../kinds.ts'
import { apiKeysText } from '../text/index.ts'

export async function loadKeys({ context }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { viewer } = context.get(pageContext)
  const [keys, endpoints, twoStepStatus] = await load(() =>
    Promise.all([
      call(contract.list),
      call(webhooks.list),
      viewer.scope === 'marketer' ? call(twoStep.status, { params: { id: viewer.uuid } }) : null,
    ]),
  )
  const needsCode = (twoStepStatus?.data.since ?? null) !== null
  return { keys: keys.data, endpoints: endpoints.data, needsCode }
}

/** The lifetime that the form posts, in days; null if the key does not expire. */
const lifetimeOf = (form: FormData) => {
  const days = field(form, 'expiresInDays')
  return days === 'never' ? null : (Number(days) as (typeof KEY_LIFETIMES)[number])
}

export const keyActions = defineActions({
  async create({ form, call }) {
    const scopes = allValues(form, 'scopes') as ApiScope[]
    const body = { name: field(form, 'name'), scopes, expiresInDays: lifetimeOf(form), code: optional(form, 'code') }
    const { data, token } = await call(contract.create, { body })
    // Only this response contains the key. After a reload the page does not show it again.
    return { made: { name: data.name, token } }
  },
  async revoke({ form, call, path }) {
    await call(contract.revoke, { params: { id: field(form, 'target') } })
    return path
  },
  async addEndpoint({ form, call }) {
    const body = { url: field(form, 'url'), events: allValues(form, 'events') as WebhookEvent[] }
    const { secret } = await call(webhooks.create, { body })
    // Only this response contains the secret.
    return { secret }
  },
})

type Side = keyof typeof SCOPES_OF

function NewKeyFields({ side, needsCode }: { side: Side; needsCode: boolean }) {
  const t = useText(apiKeysText)
  const props = useFields()
  const { error } = props('scopes')
  const lives = [
    ...KEY_LIFETIMES.map((n) => ({ value: String(n), label: t('days', { n }) })),
    { value: 'never', label: t('never') },
  ]
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField {...props('name')} label={t('name')} help={t('nameHelp')} maxLength={60} autoComplete="off" />
        <Select {...props('expiresInDays', '90')} label={t('life')} options={lives} />
      </div>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t('scopes')}</legend>
        <p className="mb-1 text-xs text-ink-2">{t('scopesHelp')}</p>
        <div className="grid gap-x-4 lg:grid-cols-2">
          {SCOPES_OF[side].map((scope, i) => (
            <Checkbox
              key={scope}
              id={`create-scopes${i === 0 ? '' : `-${i}`}`}
              name="scopes"
              value={scope}
              help={<code>{scope}</code>}
              {...(i === 0 && { error })}
            >
              {t(scope)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {needsCode && (
        <div className="max-w-[400px]">
          <CodeField />
        </div>
      )}
      <div>
        <SubmitButton busyLabel={t('creating')}>{t('submit')}</SubmitButton>
      </div>
    </>
  )
}

/** The new key, shown once. */
function MadeKey({ name, token }: { name: string; token: string }) {
  const t = useText(apiKeysText)
  return (
    <Callout tone="positive" title={t('madeTitle', { name })} role="status">
      <p>{t('madeNote')}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 break-all rounded-xs bg-surface px-2 py-1 text-ink">
          <span className="sr-only">{t('token')} </span>
          {token}
        </code>
        <CopyButton text={token} words={{ copy: t('copy'), done: t('copied') }}>
          {t('copy')}
        </CopyButton>
      </p>
    </Callout>
  )
}

function KeyRow({ item, side }: { item: ApiKeyView; side: Side }) {
  const t = useText(apiKeysText)
  const lang = useLang()
  const time = (at: string) => formatDateTime(lang, at)
  const facts = [
    item.scopes.join(', '),
    side === 'marketer'
      ? t('createdBy', { time: time(item.createdAt), name: item.createdBy })
      : t('createdAt', { time: time(item.createdAt) }),
    item.lastUsedAt ? t('usedAt', { time: time(item.lastUsedAt) }) : t('unused'),
    item.expiresAt ? t('endsAt', { time: time(item.expiresAt) }) : t('noEnd'),
  ]
  return (
    <ListRow
      lead={
        <RowDisc tone={item.state === 'active' ? 'leaf' : 'plain'}>
          <Icon name="key" />
        </RowDisc>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {item.name}
          <code className="text-xs font-normal text-ink-2">{item.prefix}…</code>
          <Badge {...(item.state === 'active' && { tone: 'positive' as const })}>{t(item.state)}</Badge>
        </span>
      }
      note={facts.map((fact) => (
        <span key={fact} className="block break-words">
          {fact}
        </span>
      ))}
      end={
        item.state === 'active' && (
          <ActionForm intent="revoke" target={item.id}>
            <SubmitButton variant="secondary" size="sm" busyLabel={t('revoking')}>
              {t('revoke')}
            </SubmitButton>
          </ActionForm>
        )
      }
    />
  )
}

/** Keys for the API and webhooks, for both sides. */
export function DeveloperPage({ side }: { side: Side }) {
  const t = useText(apiKeysText)
  const code = useText(codeText)
  const agency = useViewer()?.agency ?? false
  const { keys, endpoints, needsCode } = useLoaderData<typeof loadKeys>()
  const result = useActionData<typeof keyActions>()
  const made = result && 'made' in result ? result.made : null
  const secret = result && 'secret' in result ? result.secret : null
  return (
    <>
      <PageHead title={t('title')} note={agency ? `${t('note')} ${t('allBrands')}` : t('note')} />
      <div className="grid max-w-[820px] gap-5">
        {made && <MadeKey {...made} />}
        <Card pad={24}>
          <SectionHead title={t('create')} />
          <ActionForm
            key={made?.token}
            intent="create"
            labels={{ name: t('name'), scopes: t('scopes'), expiresInDays: t('life'), code: code('code') }}
            className="grid gap-5"
          >
            <NewKeyFields side={side} needsCode={needsCode} />
          </ActionForm>
        </Card>
        <section>
          <SectionHead title={t('list')} />
          {keys.length === 0 ? (
            <EmptyState drawing="done" title={t('none')} note={t('noneNote')} />
          ) : (
            <Card pad={0} className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
              {keys.map((item) => (
                <KeyRow key={item.id} item={item} side={side} />
              ))}
            </Card>
          )}
        </section>
        <WebhookSection side={side} endpoints={endpoints} secret={secret} />
        <div>
          <ButtonLink href="/api/docs" variant="secondary" reload>
            {t('docs')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
