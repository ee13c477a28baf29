import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatCalendarDay, formatDate, formatNumber } from '../../../i18n/formats.ts'
import { translator } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout, type CalloutTone } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qCursor, readQuery } from '../../../web/query.ts'
import { contract as campaigns } from '../../campaigns/contract.ts'
import { briefText } from '../../campaigns/text/brief.ts'
import type briefEn from '../../campaigns/text/brief-en.ts'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { contract, type Piece, type Rights } from '../contract.ts'
import { mayDownload } from '../rules/rights.ts'
import { contentText } from '../text/index.ts'

const zQuery = z.object({ after: qCursor })

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const call = pageCall(context)
  const id = params.id ?? ''
  const { after } = readQuery(url, zQuery)
  const { data: campaign } = await load(() => call(campaigns.get, { params: { id } }))
  const { data, next, rights } = await load(() => call(contract.list, { params: { id }, query: { after } }))
  const t = translator<typeof briefEn>(await briefText.load(lang))
  const words = rights.usageRights === '' ? '' : t(`usage_${rights.usageRights}`)
  const { title, titleEn } = campaign
  return { campaign: { id, title, titleEn }, pieces: data, next, rights, words }
}

const TONES = { none: 'quiet', active: 'positive', ending: 'notice', ended: 'critical' } as const satisfies Record<
  Rights['state'],
  CalloutTone
>

function RightsNote({ rights, words }: { rights: Rights; words: string }) {
  const t = useText(contentText)
  const lang = useLang()
  const { state, endsOn } = rights
  const date = endsOn === null ? '' : formatCalendarDay(lang, endsOn)
  const note =
    state === 'none' ? t('none') : endsOn === null ? t('noEnd') : t(state === 'active' ? 'until' : state, { date })
  return (
    <Callout tone={TONES[state]} title={t('rights', { rights: words || '–' })}>
      {note}
    </Callout>
  )
}

/** The picture or video of a piece of content. Without a file, an icon of its kind. */
function Media({ piece, muted }: { piece: Piece; muted: boolean }) {
  const t = useText(contentText)
  const { file, influencer } = piece
  const look = `size-full object-cover ${muted ? 'opacity-50 grayscale' : ''}`
  if (file?.contentType.startsWith('image/'))
    return <img src={file.url} alt={t('pictureOf', { name: influencer.name })} loading="lazy" className={look} />
  if (file?.contentType.startsWith('video/'))
    return (
      <video
        src={file.url}
        aria-label={t('pictureOf', { name: influencer.name })}
        controls
        preload="metadata"
        className={look}
      />
    )
  return (
    <span className="grid size-full place-items-center text-ink-3">
      <span className="grid justify-items-center gap-1 text-xs">
        <Icon name={file ? 'file-pdf' : 'image'} size={24} />
        {file ? t('draft') : t('noFile')}
      </span>
    </span>
  )
}

function PieceCard({ piece, campaignId, rights }: { piece: Piece; campaignId: string; rights: Rights }) {
  const t = useText(contentText)
  const lang = useLang()
  const { jobId, influencer, post, file, draftUrl } = piece
  const ended = rights.state === 'ended'
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card bg-surface inset-ring inset-ring-line">
      <div className="relative aspect-[4/5] bg-surface-2">
        <Media piece={piece} muted={ended} />
        {ended && (
          <span className="absolute top-2 left-2">
            <Badge tone="critical" icon="x-circle-bold">
              {t('expired')}
            </Badge>
          </span>
        )}
      </div>
      <div className="grid flex-1 content-start gap-1 p-3 text-sm">
        <Link href={`/${lang}/Marketer/manageCampaign/${campaignId}/job/${jobId}`} className="hit truncate font-medium">
          {influencer.name}
        </Link>
        {post ? (
          <TextLink href={post.url} target="_blank" rel="noopener noreferrer">
            {t('post', { date: formatDate(lang, post.at) })}
          </TextLink>
        ) : draftUrl ? (
          <TextLink href={draftUrl} target="_blank" rel="noopener noreferrer">
            {t('draftLink')}
          </TextLink>
        ) : (
          <span className="text-ink-2">{t('draft')}</span>
        )}
        {file && mayDownload(rights.state) && (
          <ButtonLink
            href={pathWithQuery(`/api/campaigns/${campaignId}/content.zip`, { job: jobId, lang })}
            reload
            variant="secondary"
            size="sm"
            className="mt-1 justify-self-start"
          >
            {t('downloadOne')}
            <span className="sr-only"> {influencer.name}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** The content of a campaign and the rights to use it. */
export default function CampaignContent() {
  const { campaign, pieces, next, rights, words } = useLoaderData<typeof loader>()
  const t = useText(contentText)
  const lang = useLang()
  const base = `/${lang}/Marketer/manageCampaign/${campaign.id}`
  return (
    <>
      <PageHead
        above={<BackLink href={`${base}/applicants?tab=results`}>{t('back')}</BackLink>}
        title={t('title')}
        note={titleOf(lang, campaign)}
        acts={
          rights.files > 0 && (
            <ButtonLink
              href={pathWithQuery(`/api/campaigns/${campaign.id}/content.zip`, { lang })}
              reload
              icon={<Icon name="download-simple" />}
            >
              {t('download', { n: formatNumber(rights.files) })}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-5">
        <RightsNote rights={rights} words={words} />
        {pieces.length === 0 ? (
          <EmptyState drawing="search" title={t('empty')} note={t('emptyNote')} />
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4 xl:grid-cols-5">
            {pieces.map((piece) => (
              <PieceCard key={piece.jobId} piece={piece} campaignId={campaign.id} rights={rights} />
            ))}
          </ul>
        )}
        {next && <MoreLink href={pathWithQuery(`${base}/content`, { after: next })}>{t('more')}</MoreLink>}
      </div>
    </>
  )
}
