import type { ReactNode } from 'react'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Cover } from '../../../ui/art/cover.tsx'
import { DrawnAvatar, Portrait } from '../../../ui/art/people-art.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { CampaignCover, useTitle } from '../../campaigns/components/campaign-cover.tsx'
import type { JobCard } from '../../campaigns/contract.ts'
import type { Offer } from '../../packages/contract.ts'
import { marketerText } from '../text/marketer.ts'
import { openText } from '../text/open.ts'

function Way({
  art,
  tint,
  title,
  note,
  href,
  act,
}: Record<'art' | 'title' | 'note' | 'act', ReactNode> & { tint: string; href: string }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-[24px]">
      <div data-theme="light" className={`relative h-[200px] overflow-hidden lg:h-[240px] ${tint}`} aria-hidden="true">
        {art}
      </div>
      <div className="flex flex-1 flex-col rounded-b-[24px] bg-surface px-5.5 pt-5 pb-6 inset-ring inset-ring-line lg:px-6.5">
        <h3 className="text-xl tracking-normal">{title}</h3>
        <p className="mt-1 mb-4 flex-1 text-ink-2">{note}</p>
        <TextLink href={href} className="hit self-start">
          {act}
        </TextLink>
      </div>
    </article>
  )
}

/** A job card as on the market, with a live job if there is one. */
export function PublicArt({ job }: { job: JobCard | undefined }) {
  const t = useText(marketerText)
  const o = useText(openText)
  const title = useTitle()
  return (
    <div className="mx-auto mt-7 w-[min(320px,84%)] overflow-hidden rounded-card bg-white p-2.5 text-(--stone-900) shadow-float">
      <div className="relative h-[150px] overflow-hidden rounded-field">
        {job ? <CampaignCover of={job} alt="" /> : <Cover scene="family" className="size-full" />}
        {job && (
          <>
            <span className="absolute top-2.5 left-2.5 flex min-h-7 items-center gap-1.5 rounded-[9px] bg-white/94 px-2.5 text-xs font-label">
              <Icon name="users" />
              {t('slots', { n: job.slotsLeft })}
            </span>
            <span className="absolute bottom-3 left-0">
              <PriceTag satang={job.price} unit={o('perPost')} />
            </span>
          </>
        )}
      </div>
      <p className="truncate px-1 pt-2 pb-3 text-sm font-semibold">{job && title(job)}</p>
    </div>
  )
}

/** Three people, the middle one in front, with a badge of a sent invitation above them. */
export function InviteArt() {
  const t = useText(marketerText)
  return (
    <>
      <span className="absolute top-4 left-1/2 z-2 -translate-x-1/2">
        <Badge tone="social" icon="envelope-open-bold" className="bg-white!">
          {t('invited')}
        </Badge>
      </span>
      <div className="absolute inset-x-0 -bottom-4 flex items-end justify-center">
        <Portrait name="lung" className="-mr-6 h-[160px] w-[140px] rounded-panel lg:h-[190px] lg:w-[160px]" />
        <Portrait name="may" className="z-1 h-[190px] w-[160px] rounded-panel lg:h-[224px] lg:w-[186px]" />
        <Portrait name="yai" className="-ml-6 h-[160px] w-[140px] rounded-panel lg:h-[190px] lg:w-[160px]" />
      </div>
    </>
  )
}

const FACES = ['ploy', 'nont', 'fah', 'beam', 'aisha', 'gun', 'mint', 'lung', 'view', 'yai'] as const

/** Ten people at one price. */
const PackageArt = () => (
  <div className="mx-auto grid h-full max-w-[330px] grid-cols-5 content-center gap-2.5">
    {FACES.map((name) => (
      <DrawnAvatar key={name} name={name} className="aspect-square w-full rounded-[14px]" />
    ))}
  </div>
)

interface WaysProps {
  job: JobCard | undefined
  offer: Offer | null
  lang: string
  answerHours: number
}

/** Ways to hire, each with its own illustration. */
export function HireOptions({ job, offer, lang, answerHours }: WaysProps) {
  const t = useText(marketerText)
  const base = `/${lang}/Marketer`
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <Way
        art={<PublicArt job={job} />}
        tint="bg-(--marigold-100)"
        title={t('publicTitle')}
        note={t('publicNote')}
        href={`${base}/publicCampaign`}
        act={t('publicAct')}
      />
      <Way
        art={<InviteArt />}
        tint="bg-(--chompoo-100)"
        title={t('inviteTitle')}
        note={t('inviteNote', { n: answerHours })}
        href={`${base}/inviteOnlyCampaign`}
        act={t('inviteAct')}
      />
      <Way
        art={<PackageArt />}
        tint="bg-(--leaf-100)"
        title={t('packageTitle')}
        note={
          offer
            ? t('packageNote', { name: offer.title, amount: formatBahtShort(offer.price), n: offer.lifeMonths })
            : t('packageNoteBare')
        }
        href={`${base}/package`}
        act={t('packageAct')}
      />
    </div>
  )
}
