import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { POST_TYPES } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, qId, readQuery } from '../../../web/query.ts'
import { ChannelPanel, NetExample, TurnedOff } from '../components/channel-panel.tsx'
import { contract } from '../contract.ts'
import { channelsText } from '../text/index.ts'

const zQuery = z.object({ open: qId, saved: qFlag })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { open, saved } = readQuery(url, zQuery)
  const { data, turnedOff } = await load(() => pageCall(context)(contract.list))
  const entries = data.map(({ estimate, ...channel }) => ({ channel, estimate }))
  return { entries, turnedOff, open: open ?? data[0]?.id ?? null, saved }
}

/** The prices of the form. An empty field removes the post type's price. */
const pricesOf = (form: FormData): Record<string, number | null> =>
  Object.fromEntries(
    POST_TYPES.filter((type) => form.has(`prices.${type}`)).map((type) => [
      type,
      field(form, `prices.${type}`) === '' ? null : satangField(form, `prices.${type}`),
    ]),
  )

const channelIn = (form: FormData): string => field(form, 'target')

export const action = defineActions({
  async prices({ form, call, viewer, path }) {
    const channel = channelIn(form)
    await call(contract.savePrices, { params: { a: viewer.uuid, b: channel }, body: { prices: pricesOf(form) } })
    return pathWithQuery(path, { open: channel, saved: true })
  },
  async refresh({ form, call, viewer, path }) {
    const channel = channelIn(form)
    await call(contract.update, { params: { a: viewer.uuid, b: channel }, body: { act: 'refresh' } })
    return pathWithQuery(path, { open: channel })
  },
  async appealScore({ form, call, viewer, path }) {
    const channel = channelIn(form)
    const body = { act: 'appealScore' as const, note: field(form, 'scoreNote') }
    await call(contract.update, { params: { a: viewer.uuid, b: channel }, body })
    return pathWithQuery(path, { open: channel })
  },
  async deactivate({ form, call, path }) {
    await call(contract.deactivate, { body: { channelId: channelIn(form) } })
    return path
  },
  async privilege({ form, call, viewer }) {
    const params = { a: viewer.uuid, b: field(form, 'privilege') }
    const { data } = await call(contract.savePrivilege, { params })
    return { benefit: data.benefit }
  },
})
export { clientAction } from '../../../web/client-action.ts'

function PrivilegeField() {
  const t = useText(channelsText)
  const field = useFields()
  return (
    <TextField
      {...field('privilege')}
      label={t('privilegeTitle')}
      hideLabel
      help={t('privilegeNote')}
      maxLength={40}
      required
      autoCapitalize="characters"
    />
  )
}

function Privilege({ benefit }: { benefit: string | undefined }) {
  const t = useText(channelsText)
  return (
    <ActionForm intent="privilege" className="mt-8 grid max-w-[480px] gap-3" key={benefit}>
      <h2 className="text-lg tracking-normal">{t('privilegeTitle')}</h2>
      {benefit && (
        <Callout tone="positive" role="status">
          {t('privilegeDone', { benefit })}
        </Callout>
      )}
      <PrivilegeField />
      <SubmitButton variant="secondary">{t('privilegeUse')}</SubmitButton>
    </ActionForm>
  )
}

/** The influencer's channels with their prices. */
export default function ChannelDetail() {
  const { entries, turnedOff, open, saved } = useLoaderData<typeof loader>()
  const answer = useActionData() as { benefit: string } | undefined
  const t = useText(channelsText)
  const lang = useLang()
  const failed = refusalOf(answer)
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
      {entries.length === 0 ? (
        <EmptyState title={t('noChannels')} note={t('noChannelsNote')} act={add} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {entries.map((entry) => (
            <ChannelPanel
              key={entry.channel.id}
              {...entry}
              open={failed?.values.target === entry.channel.id || entry.channel.id === open}
            />
          ))}
          {shown && <NetExample channel={shown.channel} />}
        </div>
      )}
      <TurnedOff channels={turnedOff} />
      <Privilege benefit={answer && 'benefit' in answer ? answer.benefit : undefined} />
    </div>
  )
}
