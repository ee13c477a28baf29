import { branchName, formatBaht, formatDate, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { kindWords } from '../../documents/rules.ts'
import type { Buyer, VatDocumentDetail } from '../shapes.ts'
import { correctionsText } from '../text/index.ts'
import { DeclineRequestForm, ReissueForm, ReplacementForm } from './document-acts.tsx'
import { DocumentState } from './document-state.tsx'

function BuyerFacts({ title, buyer }: { title: string; buyer: Buyer }) {
  const t = useText(correctionsText)
  const lang = useLang()
  const or = (text: string | null) => text || <span className="text-ink-3">{t('noValue')}</span>
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('name'), value: or(buyer.name) },
          { label: t('taxId'), value: or(buyer.taxId) },
          { label: t('branch'), value: or(buyer.branch && branchName(lang, buyer.branch)) },
          { label: t('address'), value: or(buyer.address) },
        ]}
      />
    </>
  )
}

/** Link to the list, filtered by one number. */
function NumberLink({ serial }: { serial: string }) {
  const lang = useLang()
  return (
    <TextLink href={`/${lang}/Operator/document?q=${serial}`} className="hit inline-block">
      {serial}
    </TextLink>
  )
}

function Facts({ document }: { document: VatDocumentDetail }) {
  const t = useText(correctionsText)
  const lang = useLang()
  const { owner, reference, corrects, replaces, issuedAt, net, vat, total } = document
  return (
    <KeyValues
      dense
      rows={[
        {
          label: t('account'),
          value: (
            <TextLink href={`/${lang}/Operator/user?open=${owner.id}`} className="hit inline-block">
              {owner.name}
            </TextLink>
          ),
        },
        { label: t('date'), value: formatDateTime(lang, issuedAt) },
        ...(reference ? [{ label: t('reference'), value: reference }] : []),
        ...(corrects ? [{ label: t('corrects'), value: <NumberLink serial={corrects} /> }] : []),
        ...(replaces ? [{ label: t('replaces'), value: <NumberLink serial={replaces} /> }] : []),
        { label: t('net'), value: formatBaht(net) },
        { label: t('vat'), value: formatBaht(vat) },
        { label: t('total'), value: formatBaht(total) },
      ]}
    />
  )
}

function Cancelled({ cancelled }: { cancelled: NonNullable<VatDocumentDetail['cancelled']> }) {
  const t = useText(correctionsText)
  const lang = useLang()
  return (
    <>
      <SectionTitle>{t('cancelledTitle', { time: formatDateTime(lang, cancelled.at) })}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('cancelledBy'), value: <NumberLink serial={cancelled.replacedBy.serial} /> },
          { label: t('reason'), value: cancelled.reason },
        ]}
      />
    </>
  )
}

function Replacements({ document: { id, replacements } }: { document: VatDocumentDetail }) {
  const t = useText(correctionsText)
  const lang = useLang()
  return (
    <>
      <SectionTitle>{t('replacements')}</SectionTitle>
      <ul className="divide-y divide-line">
        {replacements.map(({ number, at, reason }) => (
          <li key={number} className="py-2 text-sm">
            <TextLink
              href={`/api/documents/${id}?replacement=${number}`}
              reload
              className="hit inline-flex items-center gap-1.5"
            >
              <Icon name="file-pdf" />
              {t('replacement', { n: number })}
            </TextLink>
            <span className="block text-xs text-ink-2">
              {t('replacementOn', { date: formatDate(lang, at), reason: t(reason) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A document with its replacement copies and the operator's actions. */
export function DocumentPanel(props: { document: VatDocumentDetail; closeHref: string; idempotencyKey: string }) {
  const { document, closeHref, idempotencyKey } = props
  const t = useText(correctionsText)
  const lang = useLang()
  const { waiting, cancelled, replacements, requested, reissueProblem, kind } = document
  return (
    <Inspector
      label={document.serial}
      above={<DocumentState document={document} />}
      title={document.serial}
      note={kindWords[kind][lang]}
      close={{ href: closeHref, label: t('close') }}
    >
      <p className="mb-2 text-sm">
        <TextLink href={`/api/documents/${document.id}`} reload className="hit inline-flex items-center gap-1.5">
          <Icon name="file-pdf" />
          {t('openPdf')}
        </TextLink>
      </p>
      <Facts document={document} />
      {cancelled && <Cancelled cancelled={cancelled} />}
      <BuyerFacts title={t('buyer')} buyer={document.buyer} />
      {replacements.length > 0 && <Replacements document={document} />}
      {waiting && (
        <div className="mt-5">
          <Callout tone="notice">
            {t('waitingTitle')}{' '}
            <TextLink href={`/${lang}/Operator/approval`} className="hit">
              {t('toApprovals')}
            </TextLink>
          </Callout>
          <BuyerFacts title={t('newBuyer')} buyer={waiting.buyer} />
          <p className="mt-2 text-sm">
            {t('reason')}: {waiting.approval.reason}
          </p>
        </div>
      )}
      {requested && (
        <div className="mt-5">
          <Callout tone="notice">
            {t('requestedOn', { date: formatDate(lang, requested.at), reason: t(requested.reason) })}
          </Callout>
        </div>
      )}
      <div className="mt-5 grid gap-2.5">
        {!cancelled && <ReplacementForm document={document} idempotencyKey={idempotencyKey} />}
        {requested && <DeclineRequestForm document={document} idempotencyKey={idempotencyKey} />}
        {!waiting &&
          (reissueProblem === null ? (
            <ReissueForm document={document} idempotencyKey={idempotencyKey} />
          ) : (
            reissueProblem !== 'document_cancelled' && (
              <p className="text-xs text-ink-2">{t(`problem_${reissueProblem}`)}</p>
            )
          ))}
      </div>
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
