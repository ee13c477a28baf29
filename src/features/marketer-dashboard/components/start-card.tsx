import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { dashboardText } from '../text/index.ts'

/** Leads to the first campaign, for a brand that has none. */
export function StartCard() {
  const t = useText(dashboardText)
  const lang = useLang()
  const base = `/${lang}/Marketer`
  const steps = [
    { title: t('start1'), note: t('start1Note'), href: `${base}/manageCampaign/new`, act: t('createCampaign') },
    { title: t('start2'), note: t('start2Note'), href: `${base}/buyCredit`, act: t('topUp') },
    { title: t('start3'), note: t('start3Note'), href: `${base}/findInfluencer`, act: t('findCreators') },
  ]
  return (
    <Card pad={24}>
      <SectionHead title={t('startTitle')} note={t('startNote')} />
      <ol className="grid gap-6 lg:grid-cols-3">
        {steps.map(({ title, note, href, act }, i) => (
          <li key={href} className="flex gap-3.5">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-action-soft font-semibold text-action-text">
              {i + 1}
            </span>
            <div>
              <h3 className="text-base tracking-normal">{title}</h3>
              <p className="mt-0.5 mb-3 text-sm text-ink-2">{note}</p>
              <ButtonLink href={href} size="sm" variant={i === 0 ? 'primary' : 'secondary'}>
                {act}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
