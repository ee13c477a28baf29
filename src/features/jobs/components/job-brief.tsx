import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { BriefView } from '../../campaigns/brief/view.ts'
import { BriefDescription } from '../../campaigns/components/brief-description.tsx'
import { BriefTerms } from '../../campaigns/components/brief-terms.tsx'
import type { Job } from '../contract.ts'
import { jobPageText } from '../text/job/index.ts'

interface Props {
  job: Job
  brief: BriefView
}

/** The brief for the influencer, with the job's own channel and visit. */
export function JobTerms({ job, brief }: Props) {
  const lang = useLang()
  const t = useText(jobPageText)
  const { channel, start, campaign } = job
  return (
    <section>
      <SectionHead title={brief.labels.toDo} />
      <BriefTerms
        view={brief}
        notes={{
          post: (
            <>
              @{channel.handle}
              {campaign.trackingLink && (
                <CopyButton
                  text={campaign.trackingLink}
                  words={{ copy: t('copyTrackingLink'), done: t('trackingLinkCopied') }}
                  className="ml-3"
                >
                  {t('copyTrackingLink')}
                </CopyButton>
              )}
              {campaign.couponCode && (
                <CopyButton
                  text={campaign.couponCode}
                  words={{ copy: t('copyCoupon'), done: t('couponCopied') }}
                  className="ml-3"
                >
                  {t('copyCoupon')}
                </CopyButton>
              )}
            </>
          ),
          start: start.visitAt && `${t('visitOf')} ${formatDateTime(lang, start.visitAt)}`,
        }}
      />
    </section>
  )
}

/** The marketer's story with do's and don'ts, collapsed. */
export function JobDescription({ job, brief }: Props) {
  const lang = useLang()
  const t = useText(jobPageText)
  return (
    <Accordion title={t('readBrief')}>
      <BriefDescription of={job.campaign} view={brief} />
      <p className="mt-5">
        <TextLink
          href={`/api/jobs/${job.id}/brief?lang=${lang}`}
          reload
          target="_blank"
          className="hit inline-flex items-center gap-1.5"
        >
          <Icon name="file-pdf" />
          {t('briefPdf')}
        </TextLink>
      </p>
    </Accordion>
  )
}
