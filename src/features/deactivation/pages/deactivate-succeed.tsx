import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { StatusFrame } from '../../account-status/components/status-frame.tsx'
import { useWaivedAmount } from '../components/use-waived-amount.ts'
import { contract, type Receipt } from '../contract.ts'
import { deactivationText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(contract.receipt))
  return { receipt: data }
}

function ReceiptRows({ receipt }: { receipt: Receipt }) {
  const t = useText(deactivationText)
  const lang = useLang()
  const written = useWaivedAmount(receipt.role)
  return (
    <>
      <KeyValues
        className="mt-4 rounded-card px-4 inset-ring inset-ring-line"
        rows={[
          { label: t('closedAt'), value: formatDateTime(lang, receipt.at) },
          ...(receipt.givenUp > 0 ? [{ label: t('givenUp'), value: written(receipt.givenUp) }] : []),
          { label: t('closedReference'), value: receipt.reference },
        ]}
      />
      <p className="mt-3 text-sm text-ink-2">{t('closedLetter')}</p>
    </>
  )
}

/** The page after closing an account. */
export default function DeactivateSucceed() {
  const t = useText(deactivationText)
  const lang = useLang()
  const { receipt } = useLoaderData<typeof loader>()
  return (
    <StatusFrame
      tone="positive"
      icon="check-circle-fill"
      title={t('closedTitle')}
      note={t('closedNote')}
      own={receipt ? <ReceiptRows receipt={receipt} /> : undefined}
      facts={[
        {
          icon: 'shield-check',
          title: t('closedData'),
          note: (
            <>
              {t('closedDataNote')}{' '}
              <TextLink href={`/${lang}/privacy`} className="hit inline-block">
                {t('closedDataLink')}
              </TextLink>
            </>
          ),
        },
        { icon: 'user-plus', title: t('closedAgain'), note: t('closedAgainNote') },
      ]}
      acts={
        <ButtonLink href={`/${lang}`} variant="secondary">
          {t('home')}
        </ButtonLink>
      }
    />
  )
}
