import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ClosureFrame } from '../components/status-frame.tsx'
import { accountStatusText } from '../text/index.ts'

/** Where an account ends that its owner closed. */
export default function DeactivateSucceed() {
  const t = useText(accountStatusText)
  const lang = useLang()
  return (
    <ClosureFrame
      tone="positive"
      icon="check-circle-fill"
      title={t('closedTitle')}
      note={t('closedNote')}
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
