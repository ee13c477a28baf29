import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { useIsBrandLimited } from '../../../web/permissions.ts'
import { qId, qText, readQuery } from '../../../web/query.ts'
import { type BrandOption, loadUsedBrands } from '../../agency-brands/components/load-brands.ts'
import { blocksText } from '../../influencer-blocks/text/index.ts'
import { contract as search } from '../../influencer-search/contract.ts'
import { BrandField } from '../components/scope-field.tsx'
import { contract } from '../contract.ts'
import { NAME_MAX } from '../rules/states.ts'
import type { Shortlist } from '../shapes.ts'
import { shortlistsText } from '../text/index.ts'

const zQuery = z.object({ influencer: qId, after: qText(200) })

/** The lists. With `?influencer=`, the page offers to add that person to them. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { influencer, after } = readQuery(url, zQuery)
  const [brands, [lists, person]] = await Promise.all([
    loadUsedBrands(context),
    load(() =>
      Promise.all([
        call(contract.list, { query: { influencer, after } }),
        influencer ? call(search.profile, { params: { id: influencer } }) : null,
      ]),
    ),
  ])
  return {
    brands,
    lists: lists.data,
    next: lists.next,
    person: person && { id: person.data.id, name: person.data.name },
  }
}

export const action = defineActions({
  async create({ form, call, lang }) {
    const body = {
      name: field(form, 'name'),
      influencerId: optional(form, 'influencer'),
      brandId: optional(form, 'brandId'),
    }
    const { data } = await call(contract.create, { body })
    return `/${lang}/Marketer/shortlist/${data.id}`
  },
  async add({ form, call, lang }) {
    const id = field(form, 'target')
    await call(contract.add, { params: { id }, body: { influencerId: field(form, 'influencer') } })
    return `/${lang}/Marketer/shortlist/${id}`
  },
})
export { clientAction } from '../../../web/client-action.ts'

function ShortlistRow({ item, base, influencer }: { item: Shortlist; base: string; influencer: string | undefined }) {
  const t = useText(shortlistsText)
  const lang = useLang()
  const date = formatDate(lang, item.createdAt)
  return (
    <ListRow
      title={
        <TextLink href={`${base}/${item.id}`} className="hit break-words">
          {item.name}
        </TextLink>
      }
      note={[item.brand?.name, t('size', { n: item.size }), t('created', { date })].filter(Boolean).join(' · ')}
      end={
        influencer &&
        (item.includes ? (
          <Badge tone="positive">{t('added')}</Badge>
        ) : (
          <ActionForm intent="add" target={item.id} hidden={{ influencer }}>
            <SubmitButton
              variant="secondary"
              size="sm"
              busyLabel={t('adding')}
              aria-label={t('addTo', { list: item.name })}
            >
              {t('add')}
            </SubmitButton>
          </ActionForm>
        ))
      }
    />
  )
}

function CreateForm({ brands, person }: { brands: readonly BrandOption[]; person: { id: string } | null }) {
  const t = useText(shortlistsText)
  return (
    <ActionForm
      intent="create"
      labels={{ name: t('name'), brandId: t('brand') }}
      hidden={person ? { influencer: person.id } : undefined}
      className="grid gap-4"
    >
      {(props) => (
        <>
          <TextField
            {...props('name')}
            label={t('name')}
            help={t('nameHelp')}
            maxLength={NAME_MAX}
            autoComplete="off"
          />
          {brands.length > 0 && <BrandField {...props('brandId')} brands={brands} />}
          <div>
            <SubmitButton busyLabel={t('creating')}>{person ? t('submitAdd') : t('submit')}</SubmitButton>
          </div>
        </>
      )}
    </ActionForm>
  )
}

/** A marketer's lists of influencers. */
export default function ShortlistList() {
  const { brands, lists, next, person } = useLoaderData<typeof loader>()
  const t = useText(shortlistsText)
  const lang = useLang()
  const blocks = useText(blocksText)
  const limited = useIsBrandLimited()
  const base = `/${lang}/Marketer/shortlist`
  return (
    <>
      <PageHead
        title={person ? t('addTitle', { name: person.name }) : t('title')}
        note={t('note')}
        acts={
          !limited && (
            <TextLink href={`/${lang}/Marketer/blockedInfluencer`} className="hit text-sm">
              {blocks('title')}
            </TextLink>
          )
        }
      />
      <div className="grid max-w-[820px] gap-6">
        {lists.length === 0 ? (
          <EmptyState
            drawing="search"
            title={t('none')}
            note={t('noneNote')}
            act={
              <ButtonLink href={`/${lang}/Marketer/findInfluencer`} variant="secondary">
                {t('find')}
              </ButtonLink>
            }
          />
        ) : (
          <Card pad={0} className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
            {lists.map((item) => (
              <ShortlistRow key={item.id} item={item} base={base} influencer={person?.id} />
            ))}
          </Card>
        )}
        {next && <MoreLink href={pathWithQuery(base, { influencer: person?.id, after: next })}>{t('more')}</MoreLink>}
        <Card pad={24}>
          <SectionHead title={t('create')} />
          <CreateForm brands={brands} person={person} />
        </Card>
      </div>
    </>
  )
}
