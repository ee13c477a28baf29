import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { findHref } from '../components/find-address.ts'
import { useFilterWords } from '../components/find-applied.tsx'
import { filtersIn } from '../components/read-state.ts'
import { NewCountBadge } from '../components/saved-bar.tsx'
import { contract } from '../contract.ts'
import type { FindFilters } from '../rules/filters.ts'
import { SEARCH_NAME_MAX, SEARCHES_MAX } from '../rules/saved.ts'
import type { SavedSearch } from '../saved/shapes.ts'
import { savedText } from '../text/saved.ts'

/** The saved searches. If the URL has filters, the page also has the form to save them. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const filters = filtersIn(url)
  const { data } = await load(() => pageCall(context)(contract.searches, {}))
  return { searches: data, filters: Object.keys(filters).length > 0 ? filters : null }
}

export const action = defineActions({
  async save({ form, call, lang, url }) {
    const filters = filtersIn(url)
    await call(contract.saveSearch, { body: { name: field(form, 'name'), filters } })
    return findHref(`/${lang}/Marketer/findInfluencer`, filters)
  },
  async open({ form, call, lang }) {
    const { data } = await call(contract.openSearch, { params: { id: field(form, 'target') } })
    return findHref(`/${lang}/Marketer/findInfluencer`, data.filters)
  },
  async rename({ form, call, path }) {
    await call(contract.renameSearch, { params: { id: field(form, 'target') }, body: { name: field(form, 'name') } })
    return path
  },
  async remove({ form, call, path }) {
    await call(contract.dropSearch, { params: { id: field(form, 'target') } })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

function Words({ filters }: { filters: FindFilters }) {
  const t = useText(savedText)
  const words = useFilterWords(filters)
  return <p className="text-sm break-words text-ink-2">{words.length > 0 ? words.join(' · ') : t('all')}</p>
}

function SaveForm({ filters }: { filters: FindFilters }) {
  const t = useText(savedText)
  const lang = useLang()
  return (
    <Card pad={24} as="section">
      <SectionHead title={t('saveTitle')} />
      <div className="mb-4">
        <Words filters={filters} />
      </div>
      <ActionForm intent="save" labels={{ name: t('name') }} className="grid gap-4">
        {(props) => (
          <>
            <TextField
              {...props('name')}
              label={t('name')}
              help={t('nameHelp')}
              maxLength={SEARCH_NAME_MAX}
              autoComplete="off"
            />
            <div className="flex flex-wrap gap-2.5">
              <SubmitButton busyLabel={t('saving')}>{t('submit')}</SubmitButton>
              <ButtonLink variant="secondary" href={findHref(`/${lang}/Marketer/findInfluencer`, filters)}>
                {t('cancel')}
              </ButtonLink>
            </div>
          </>
        )}
      </ActionForm>
    </Card>
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const t = useText(savedText)
  const lang = useLang()
  const { id, name, filters, fresh, createdAt } = search
  return (
    <li className="border-t border-line py-5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-2.5">
        <h2 className="text-base font-semibold tracking-normal break-words">{name}</h2>
        <NewCountBadge n={fresh} />
      </div>
      <Words filters={filters} />
      <p className="text-xs text-ink-2">{t('created', { date: formatDate(lang, createdAt) })}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2.5">
        <ActionForm intent="open" target={id}>
          <Button variant="secondary" aria-label={t('openOf', { name })}>
            {t('open')}
          </Button>
        </ActionForm>
        <ActionForm
          key={name}
          intent="rename"
          target={id}
          labels={{ name: t('name') }}
          className="flex min-w-0 flex-1 flex-wrap items-end gap-2.5 max-lg:order-first max-lg:basis-full"
        >
          {(props) => (
            <>
              <span className="min-w-0 flex-1 basis-40">
                <TextField {...props('name', name)} label={t('name')} maxLength={SEARCH_NAME_MAX} autoComplete="off" />
              </span>
              <SubmitButton variant="secondary" busyLabel={t('saving')} aria-label={t('renameOf', { name })}>
                {t('rename')}
              </SubmitButton>
            </>
          )}
        </ActionForm>
        <ActionForm intent="remove" target={id}>
          <SubmitButton variant="secondary" busyLabel={t('deleting')} aria-label={t('deleteOf', { name })}>
            {t('delete')}
          </SubmitButton>
        </ActionForm>
      </div>
    </li>
  )
}

export default function SavedSearches() {
  const { searches, filters } = useLoaderData<typeof loader>()
  const t = useText(savedText)
  const lang = useLang()
  const find = `/${lang}/Marketer/findInfluencer`
  return (
    <>
      <Breadcrumb label={t('find')} items={[{ href: find, label: t('find') }, { label: t('title') }]} />
      <div className="mt-4">
        <PageHead title={t('title')} note={t('note', { most: SEARCHES_MAX })} />
      </div>
      <div className="grid max-w-[820px] grid-cols-1 gap-6">
        {filters && <SaveForm filters={filters} />}
        {searches.length > 0 ? (
          <Card pad={0} className="px-4 lg:px-5">
            <ul>
              {searches.map((search) => (
                <SearchRow key={search.id} search={search} />
              ))}
            </ul>
          </Card>
        ) : (
          !filters && (
            <EmptyState
              drawing="search"
              title={t('none')}
              note={t('noneNote')}
              act={
                <ButtonLink href={find} variant="secondary">
                  {t('find')}
                </ButtonLink>
              }
            />
          )
        )}
      </div>
    </>
  )
}
