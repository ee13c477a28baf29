import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { type FormState, field, submit, unknownIntent } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { contract } from '../contract.ts'
import { ideasText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { lang, newKey } = context.get(pageContext)
  const list = await load(() => pageCall(context)(contract.list))
  const open = new URL(request.url).searchParams.get('open')
  return {
    ideas: list.data,
    chosen: list.data.find(({ id }) => id === open) ?? null,
    newId: newKey(),
    base: `/${lang}/Influencer/ideas`,
  }
}

export const action = (args: ActionFunctionArgs) =>
  submit(args, async (form, call, intent) => {
    if (intent !== 'save') throw unknownIntent()
    const body = { title: field(form, 'title'), note: field(form, 'note') }
    const { data } = await call(contract.save, { params: { id: field(form, 'id') }, body })
    return `/${args.context.get(pageContext).lang}/Influencer/ideas?open=${data.id}`
  })

function IdeaForm() {
  const { chosen, newId } = useLoaderData<typeof loader>()
  const refused = useActionData() as FormState | undefined
  const t = useText(ideasText)
  const values = refused?.values ?? chosen
  return (
    <Form method="post" className="grid gap-4" key={chosen?.id ?? newId}>
      <h2 className="text-lg font-semibold">{chosen ? t('edit') : t('add')}</h2>
      {refused && <Callout tone="critical" role="alert" title={refused.error.message} />}
      <input type="hidden" name="id" value={chosen?.id ?? newId} />
      <TextField name="title" label={t('name')} defaultValue={values?.title} error={refused?.fields.title} />
      <TextArea name="note" label={t('details')} rows={4} defaultValue={values?.note} error={refused?.fields.note} />
      <Button name="intent" value="save">
        {t('save')}
      </Button>
    </Form>
  )
}

/** An influencer's ideas: the list, and the open one or a new one beside it. */
export default function IdeasPage() {
  const { ideas, chosen, base } = useLoaderData<typeof loader>()
  const t = useText(ideasText)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px]">
        <Card pad={0} className="overflow-hidden [&>*:first-child]:border-t-0">
          {ideas.length === 0 && <EmptyState drawing="search" title={t('none')} note={t('noneNote')} />}
          {ideas.map(({ id, title, updatedAt }) => (
            <ListRow
              key={id}
              className={id === chosen?.id ? 'bg-info-bg px-4' : 'px-4'}
              href={`${base}?open=${id}`}
              title={title}
              note={formatDateTime(lang, updatedAt)}
            />
          ))}
        </Card>
        <Card>
          <IdeaForm />
        </Card>
      </div>
    </>
  )
}
