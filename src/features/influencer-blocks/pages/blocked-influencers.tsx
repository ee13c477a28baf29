import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, qId, readQuery } from '../../../web/query.ts'
import { contract } from '../contract.ts'
import { NOTE_MAX } from '../rules/limits.ts'
import type { Blocked, BlockState } from '../shapes.ts'
import { blocksText } from '../text/index.ts'

const zQuery = z.object({ influencer: qId, after: qCursor })

/** The blocked influencers. With `?influencer=` the page also has the form to block that one or to change the note. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { influencer, after } = readQuery(url, zQuery)
  const [list, person] = await load(() =>
    Promise.all([
      call(contract.list, { query: { after } }),
      influencer ? call(contract.get, { params: { influencerId: influencer } }) : null,
    ]),
  )
  return { blocked: list.data, next: list.next, total: list.total, person: person?.data ?? null }
}

export const action = defineActions({
  async block({ form, call, path }) {
    const influencerId = field(form, 'target')
    await call(contract.block, { params: { influencerId }, body: { note: field(form, 'note') } })
    return path
  },
  async unblock({ form, call, path }) {
    await call(contract.unblock, { params: { influencerId: field(form, 'target') } })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

const EFFECTS = ['effectSearch', 'effectMarket', 'effectJobs', 'effectSecret'] as const

function BlockForm({ person, base }: { person: BlockState; base: string }) {
  const t = useText(blocksText)
  const lang = useLang()
  const { influencerId, name, note, findable } = person
  const isNew = note === null
  return (
    <Card pad={24} as="section">
      <SectionHead title={t(isNew ? 'blockTitle' : 'editTitle', { name })} />
      {isNew && (
        <>
          <p className="text-sm font-semibold">{t('effects')}</p>
          <ul className="mt-1 mb-4 grid list-disc gap-1 pl-5 text-sm text-ink-2">
            {EFFECTS.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </>
      )}
      <ActionForm intent="block" target={influencerId} labels={{ note: t('reason') }} className="grid gap-4">
        {(props) => (
          <>
            <TextArea
              {...props('note', note)}
              label={t('reason')}
              help={t('reasonHelp')}
              rows={3}
              maxLength={NOTE_MAX}
            />
            <div className="flex flex-wrap items-center gap-2.5">
              <SubmitButton busyLabel={t(isNew ? 'blocking' : 'saving')}>
                {t(isNew ? 'block' : 'saveNote')}
              </SubmitButton>
              <ButtonLink
                variant="secondary"
                href={isNew && findable ? `/${lang}/Marketer/findInfluencer/${influencerId}` : base}
              >
                {t('cancel')}
              </ButtonLink>
            </div>
          </>
        )}
      </ActionForm>
    </Card>
  )
}

function BlockedRow({ item, base }: { item: Blocked; base: string }) {
  const t = useText(blocksText)
  const lang = useLang()
  const { influencerId, name, avatarFileId, note, blockedAt } = item
  return (
    <ListRow
      lead={<Avatar name={name} src={avatarFileId ? `/media/${avatarFileId}` : undefined} size={48} />}
      title={name}
      note={
        <>
          {t('since', { date: formatDate(lang, blockedAt) })}
          {note && <span className="mt-1 block text-sm break-words whitespace-pre-line text-ink">{note}</span>}
          <TextLink
            href={pathWithQuery(base, { influencer: influencerId })}
            aria-label={t(note ? 'editOf' : 'addNoteOf', { name })}
            className="hit mt-1 block w-fit"
          >
            {t(note ? 'edit' : 'addNote')}
          </TextLink>
        </>
      }
      end={
        <ActionForm intent="unblock" target={influencerId}>
          <SubmitButton variant="secondary" size="sm" busyLabel={t('unblocking')} aria-label={t('unblockOf', { name })}>
            {t('unblock')}
          </SubmitButton>
        </ActionForm>
      }
    />
  )
}

export default function BlockedInfluencers() {
  const { blocked, next, total, person } = useLoaderData<typeof loader>()
  const t = useText(blocksText)
  const lang = useLang()
  const base = `/${lang}/Marketer/blockedInfluencer`
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className="grid max-w-[820px] gap-6">
        {person && <BlockForm key={person.influencerId} person={person} base={base} />}
        {blocked.length === 0 && !person && (
          <EmptyState
            drawing="people"
            title={t('none')}
            note={t('noneNote')}
            act={
              <ButtonLink href={`/${lang}/Marketer/findInfluencer`} variant="secondary">
                {t('find')}
              </ButtonLink>
            }
          />
        )}
        {blocked.length > 0 && (
          <section>
            <p className="mb-2 text-sm text-ink-2">{t('count', { n: total })}</p>
            <Card pad={0} className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
              {blocked.map((item) => (
                <BlockedRow key={item.influencerId} item={item} base={base} />
              ))}
            </Card>
          </section>
        )}
        {next && <MoreLink href={pathWithQuery(base, { after: next })}>{t('more')}</MoreLink>}
      </div>
    </>
  )
}
