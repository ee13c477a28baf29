import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { POST_TYPES } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { submit } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { ChannelPanel, NetExample } from '../components/channel-panel.tsx'
import { contract } from '../contract.ts'
import { channelsText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const query = new URL(request.url).searchParams
  const { data: channels } = await load(() => call(contract.list))
  const entries = await Promise.all(
    channels.map(async (channel) => {
      const params = { uuid: viewer.uuid, type: channel.type, socialId: channel.id }
      return { channel, estimate: (await load(() => call(contract.estimate, { params }))).data }
    }),
  )
  return { entries, open: query.get('channel') ?? channels[0]?.id ?? null, saved: query.get('saved') === '1' }
}

/** Prices as typed: an empty field takes the post type out. */
const pricesOf = (form: FormData): Record<string, number | null> =>
  Object.fromEntries(
    POST_TYPES.filter((type) => form.has(`price_${type}`)).map((type) => [
      type,
      field(form, `price_${type}`) === '' ? null : satangField(form, `price_${type}`),
    ]),
  )

export const action = (args: ActionFunctionArgs) => {
  const { viewer, lang } = args.context.get(pageContext)
  const here = `/${lang}/Influencer/channelDetail`
  return submit<{ benefit: string }>(args, async (form, call, intent) => {
    const channelId = field(form, 'channelId')
    const params = { a: viewer.uuid, b: channelId }
    switch (intent) {
      case 'prices':
        await call(contract.savePrices, { params, body: { prices: pricesOf(form) } })
        return `${here}?channel=${channelId}&saved=1`
      case 'refresh':
        await call(contract.update, { params, body: { act: 'refresh' } })
        return `${here}?channel=${channelId}`
      case 'deactivate':
        await call(contract.deactivate, { body: { channelId } })
        return here
      default: {
        const { data } = await call(contract.savePrivilege, { params: { a: viewer.uuid, b: field(form, 'privilege') } })
        return { benefit: data.benefit }
      }
    }
  })
}

function Privilege({ failed, benefit }: { failed: FormState | undefined; benefit: string | undefined }) {
  const t = useText(channelsText)
  return (
    <Form method="post" className="mt-8 grid max-w-[480px] gap-3">
      <h2 className="text-lg tracking-normal">{t('privilegeTitle')}</h2>
      {benefit && (
        <Callout tone="positive" role="status">
          {t('privilegeDone', { benefit })}
        </Callout>
      )}
      <TextField
        name="privilege"
        label={t('privilegeTitle')}
        hideLabel
        help={t('privilegeNote')}
        maxLength={40}
        required
        autoCapitalize="characters"
        defaultValue={failed?.intent === 'privilege' ? failed.values.privilege : undefined}
        error={failed?.intent === 'privilege' ? failed.error.message : undefined}
      />
      <Button name="intent" value="privilege" variant="secondary">
        {t('privilegeUse')}
      </Button>
    </Form>
  )
}

/** The creator's channels with their prices. */
export default function ChannelDetail() {
  const { entries, open, saved } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormState | { benefit: string } | undefined
  const t = useText(channelsText)
  const lang = useLang()
  const failed = answer && 'error' in answer ? answer : undefined
  const add = (
    <ButtonLink href={`/${lang}/Influencer/channelAdd`} icon={<Icon name="plus-bold" />}>
      {t('addTitle')}
    </ButtonLink>
  )
  const shown = entries.find((entry) => entry.channel.id === open)
  return (
    <div className="max-w-[720px]">
      <PageHead title={t('pricesTitle')} note={t('pricesNote')} acts={entries.length > 0 ? add : undefined} />
      {saved && !failed && (
        <div className="mb-4">
          <Callout tone="positive" role="status">
            {t('saved')}
          </Callout>
        </div>
      )}
      {failed && failed.intent !== 'privilege' && (
        <div className="mb-4">
          <Callout tone="critical" role="alert">
            {failed.error.message}
          </Callout>
        </div>
      )}
      {entries.length === 0 ? (
        <EmptyState title={t('noChannels')} note={t('noChannelsNote')} act={add} />
      ) : (
        <div className="grid gap-3">
          {entries.map((entry) => {
            const mine = failed?.values.channelId === entry.channel.id
            return (
              <ChannelPanel
                key={entry.channel.id}
                {...entry}
                open={mine || entry.channel.id === open}
                errors={mine ? failed.fields : {}}
                typed={mine ? failed.values : {}}
              />
            )
          })}
          {shown && <NetExample channel={shown.channel} />}
        </div>
      )}
      <Privilege failed={failed} benefit={answer && 'benefit' in answer ? answer.benefit : undefined} />
    </div>
  )
}
