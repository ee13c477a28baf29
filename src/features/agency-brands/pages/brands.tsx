import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField, optional } from '../../../web/form-data.ts'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qFlag, qId, readQuery } from '../../../web/query.ts'
import { BrandPanel, logoOf } from '../components/brand-panel.tsx'
import { contract } from '../contract.ts'
import type { AgencyBrand } from '../shapes.ts'
import { brandsText } from '../text/index.ts'

const VIEWS = ['active', 'archived'] as const
const zQuery = z.object({ view: qChoice(VIEWS, 'active'), open: qId, add: qFlag, saved: qFlag, after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { view, open, add, saved, after } = readQuery(url, zQuery)
  const { viewer } = context.get(pageContext)
  const query = { archived: view === 'archived' ? ('true' as const) : ('false' as const), after }
  const list = await load(() => pageCall(context)(contract.list, { query }))
  const manages = viewer.permissions?.includes('account') ?? true
  const brand = manages ? (list.data.find(({ id }) => id === open) ?? null) : null
  return {
    rows: list.data,
    next: list.next,
    archivedCount: list.archivedCount,
    view,
    brand,
    adds: manages && add && !brand,
    manages,
    saved,
  }
}

const bodyOf = (form: FormData) => ({
  name: field(form, 'name'),
  latinName: optional(form, 'latinName') ?? null,
  contactName: optional(form, 'contactName') ?? null,
  contactEmail: optional(form, 'contactEmail') ?? null,
  contactPhone: optional(form, 'contactPhone') ?? null,
})

/** The logo of a form: a file that is sent with it, the id of a file that was uploaded before, or neither. */
async function logoIn(form: FormData) {
  const file = await fileField(form, 'file')
  return { file, fileId: file ? undefined : optional(form, 'fileId') }
}

export const action = defineActions({
  async create({ form, call, path }) {
    const { file, fileId } = await logoIn(form)
    await call(contract.create, { body: { ...bodyOf(form), ...(fileId && { fileId }) }, ...(file && { file }) })
    return pathWithQuery(path, { saved: true })
  },
  async edit({ form, call, path }) {
    const { file, fileId } = await logoIn(form)
    const removed = !file && !fileId && field(form, 'removeLogo') === 'yes'
    await call(contract.edit, {
      params: { id: field(form, 'target') },
      body: { ...bodyOf(form), ...(fileId && { fileId }), ...(removed && { fileId: null }) },
      ...(file && { file }),
    })
    return pathWithQuery(path, { saved: true })
  },
  async archive({ form, call, path }) {
    const archived = field(form, 'archived') === 'yes'
    await call(contract.archive, { params: { id: field(form, 'target') }, body: { archived } })
    return pathWithQuery(path, { saved: true })
  },
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns(): readonly Column<AgencyBrand>[] {
  const t = useText(brandsText)
  const lang = useLang()
  return [
    {
      key: 'logo',
      header: '',
      headerLabel: t('logo'),
      part: 'lead',
      cell: (brand) => <BrandMark name={brand.name} src={logoOf(brand)} size={40} />,
    },
    {
      key: 'name',
      header: t('brand'),
      part: 'title',
      cell: ({ name, latinName }) => (lang === 'en' && latinName ? latinName : name),
    },
    {
      key: 'contact',
      header: t('contact'),
      cell: ({ contactName, contactEmail, contactPhone }) => {
        const facts = [contactName, contactEmail, contactPhone && mobileForPeople(contactPhone)]
          .filter(Boolean)
          .join(' · ')
        return <span className="wrap-anywhere">{facts || t('noContact')}</span>
      },
    },
  ]
}

/** The brands of an agency, with the open brand or a new one next to the list. */
export default function Brands() {
  const { rows, next, archivedCount, view, brand, adds, manages, saved } = useLoaderData<typeof loader>()
  const t = useText(brandsText)
  const lang = useLang()
  useRemoveSearchParam('saved')
  const base = `/${lang}/Marketer/brand`
  const addresses = listAddresses(base, { view })
  const addHref = pathWithQuery(base, { add: true })
  const archived = view === 'archived'
  const empty = archived ? (
    <EmptyState drawing="done" title={t('noArchived')} note={t('noArchivedNote')} />
  ) : (
    <EmptyState
      drawing="job"
      title={t('none')}
      note={t('noneNote')}
      act={manages && !adds && <ButtonLink href={addHref}>{t('add')}</ButtonLink>}
    />
  )
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        acts={manages && rows.length > 0 && !adds && <ButtonLink href={addHref}>{t('add')}</ButtonLink>}
      />
      {saved && (
        <div className="mb-4">
          <Callout tone="positive" role="status">
            {t('saved')}
          </Callout>
        </div>
      )}
      <Tabs
        label={t('state')}
        className="mb-4"
        tabs={[
          { href: base, label: t('active'), current: !archived },
          {
            href: pathWithQuery(base, { view: 'archived' }),
            label: t('archivedTab'),
            count: archivedCount,
            current: archived,
          },
        ]}
      />
      <ListDetail
        detail={(brand || adds) && <BrandPanel key={brand?.id ?? 'new'} brand={brand} listHref={addresses.list} />}
      >
        <List
          caption={t('title')}
          addresses={addresses}
          open={brand?.id}
          rows={rows}
          rowKey={({ id }) => id}
          next={next}
          more={t('more')}
          empty={empty}
          columns={useColumns()}
        />
      </ListDetail>
    </>
  )
}
