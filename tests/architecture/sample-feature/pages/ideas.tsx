import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, qId, readQuery } from '../../../web/query.ts'
import { contract, type Idea } from '../contract.ts'
import { ideasText } from '../text/index.ts'

const zQuery = z.object({ open: qId, after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { open, after } = readQuery(url, zQuery)
  const list = await load(() => pageCall(context)(contract.list, { query: { after } }))
  const idea = list.data.find(({ id }) => id === open) ?? null
  return { rows: list.data, next: list.next, idea, newId: context.get(pageContext).newKey() }
}

export const action = defineActions({
  async save({ form, call, path }) {
    const body = { title: field(form, 'title'), note: field(form, 'note') }
    const { data } = await call(contract.save, { params: { id: field(form, 'id') }, body })
    return pathWithQuery(path, { open: data.id })
  },
})
export { clientAction } from '../../../web/client-action.ts'

function IdeaFields({ idea }: { idea: Idea | null }) {
  const t = useText(ideasText)
  const props = useFields()
  return (
    <>
      <TextField {...props('title', idea?.title)} label={t('name')} />
      <TextArea {...props('note', idea?.note)} label={t('details')} rows={4} />
      <SubmitButton wide>{t('save')}</SubmitButton>
    </>
  )
}

/** The form of the selected idea, or of a new one. */
function IdeaPanel({ listHref }: { listHref: string }) {
  const { idea, newId } = useLoaderData<typeof loader>()
  const t = useText(ideasText)
  const title = t(idea ? 'edit' : 'add')
  return (
    <Inspector label={title} title={title} {...(idea && { close: { href: listHref, label: t('close') } })}>
      <ActionForm
        key={idea?.id}
        id={idea ? `save-${idea.id}` : 'add'}
        intent="save"
        hidden={{ id: idea?.id ?? newId }}
        labels={{ title: t('name'), note: t('details') }}
        className="grid gap-4"
      >
        <IdeaFields idea={idea} />
      </ActionForm>
    </Inspector>
  )
}

/** An influencer's ideas: a list, with the selected idea or a new one next to it. */
export default function Ideas() {
  const { rows, next, idea } = useLoaderData<typeof loader>()
  const t = useText(ideasText)
  const lang = useLang()
  const addresses = listAddresses(`/${lang}/Influencer/ideas`, {})
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <ListDetail detail={<IdeaPanel listHref={addresses.list} />}>
        <List
          caption={t('title')}
          addresses={addresses}
          open={idea?.id}
          rows={rows}
          rowKey={(row) => row.id}
          next={next}
          more={t('more')}
          empty={<EmptyState drawing="done" title={t('none')} note={t('noneNote')} />}
          columns={[
            { key: 'title', header: t('name'), cell: (row) => row.title, part: 'title' },
            { key: 'changed', header: t('changed'), cell: (row) => formatDateTime(lang, row.updatedAt) },
          ]}
        />
      </ListDetail>
    </>
  )
}
