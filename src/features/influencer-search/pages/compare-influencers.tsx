import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { POST_TYPES } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Select } from '../../../ui/select.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qId, qIds, readQuery } from '../../../web/query.ts'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { ComparisonTable } from '../components/comparison-table.tsx'
import { contract } from '../contract.ts'
import { COMPARE_MAX } from '../rules/comparison.ts'
import { compareText } from '../text/compare.ts'

/** Maximum number of live campaigns to choose from, newest first. */
const CAMPAIGNS = 50

const zQuery = z.object({ id: qIds(COMPARE_MAX), campaign: qId, post: qChoice(POST_TYPES) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { id: ids, campaign, post } = readQuery(url, zQuery)
  const [compared, campaigns] = await load(() =>
    Promise.all([
      ids.length > 0 ? call(contract.compare, { query: { ids: ids.join(','), campaign, post } }) : null,
      call(campaignsContract.list, { query: { status: 'live', limit: CAMPAIGNS } }),
    ]),
  )
  return {
    people: compared?.data ?? [],
    postType: compared?.postType ?? null,
    missing: compared?.missing ?? 0,
    campaign,
    choices: campaigns.data.map(({ id, title, titleEn }) => ({ id, title, titleEn })),
  }
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Fields for the campaign and the post type of the comparison. */
function Terms({ data: { people, postType, campaign, choices }, base }: { data: Data; base: string }) {
  const t = useText(compareText)
  const words = useWords()
  const titleOf = useTitle()
  return (
    <Form
      key={`${campaign} ${postType}`}
      method="get"
      action={base}
      preventScrollReset
      className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 lg:flex lg:items-end"
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {people.map(({ accountId }) => (
        <input key={accountId} type="hidden" name="id" value={accountId} />
      ))}
      {choices.length > 0 && (
        <div className="lg:w-80">
          <Select
            name="campaign"
            label={t('brief')}
            size="sm"
            emptyLabel={t('briefNone')}
            defaultValue={campaign ?? ''}
            options={choices.map((choice) => ({ value: choice.id, label: titleOf(choice) }))}
          />
        </div>
      )}
      <div className="lg:w-56">
        <Select
          name="post"
          label={t('post')}
          size="sm"
          defaultValue={postType ?? ''}
          options={POST_TYPES.map((post) => ({ value: post, label: words.post(post) }))}
        />
      </div>
      <noscript>
        <Button variant="secondary" size="sm">
          {t('act')}
        </Button>
      </noscript>
    </Form>
  )
}

export default function CompareInfluencers() {
  const data = useLoaderData<typeof loader>()
  const { people, postType, missing, campaign } = data
  const t = useText(compareText)
  const lang = useLang()
  const base = `/${lang}/Marketer/compareInfluencer`
  const find = `/${lang}/Marketer/findInfluencer`
  const hrefWithout = (id: string): string =>
    pathWithQuery(base, {
      id: people.map(({ accountId }) => accountId).filter((one) => one !== id),
      campaign,
      post: postType,
    })
  return (
    <>
      <Breadcrumb label={t('find')} items={[{ href: find, label: t('find') }, { label: t('title') }]} />
      <div className="mt-4">
        <PageHead
          title={people.length > 0 ? t('titleN', { n: people.length }) : t('title')}
          note={t('note', { most: COMPARE_MAX })}
        />
      </div>
      {missing > 0 && (
        <p role="status" className="mb-4 text-sm text-notice">
          {t('missing', { n: missing })}
        </p>
      )}
      {people.length === 0 ? (
        <EmptyState
          drawing="people"
          title={t('none')}
          note={t('noneNote', { n: COMPARE_MAX })}
          act={
            <ButtonLink href={find} variant="secondary">
              {t('find')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Terms data={data} base={base} />
          <ComparisonTable people={people} postType={postType} campaign={campaign} hrefWithout={hrefWithout} />
        </>
      )}
    </>
  )
}
