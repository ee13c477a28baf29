import { formatTime } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { SaveState } from '../../../../ui/save-state.tsx'
import { editorText } from '../../text/editor/index.ts'
import { EDITOR_FORM } from './editor-context.ts'
import type { Saving } from './use-saving.ts'

const LOOKS = {
  saved: 'saved',
  unsaved: 'saving',
  saving: 'saving',
  offline: 'failed',
  refused: 'failed',
  behind: 'failed',
} as const

/** The save state in one line. */
export function SaveLine({ saving }: { saving: Saving }) {
  const t = useText(editorText)
  const lang = useLang()
  const { mark } = saving
  const words = {
    saved: () => t('saved', { time: formatTime(lang, saving.item.updatedAt) }),
    unsaved: () => t('unsaved'),
    saving: () => t('saving'),
    offline: () => t('offline'),
    refused: () => t('refused', { reason: saving.reason }),
    behind: () => t('behind'),
  }[mark]()
  return <SaveState state={LOOKS[mark]}>{words}</SaveState>
}

/**
 * Shown if another operator saved in the meantime. The writer can open the other text, load it, or overwrite it. The
 * button also works without script.
 */
export function SaveConflict({ here, onKeep }: { here: string; onKeep?: () => void }) {
  const t = useText(editorText)
  return (
    <Callout
      tone="critical"
      role="alert"
      title={t('behind')}
      act={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={here} target="_blank" reload size="sm" variant="text">
            {t('openTheirs')}
          </ButtonLink>
          <ButtonLink href={here} reload size="sm" variant="secondary">
            {t('loadTheirs')}
          </ButtonLink>
          <Button
            type="submit"
            form={EDITOR_FORM}
            name="intent"
            value="over"
            size="sm"
            variant="secondary"
            onClick={
              onKeep &&
              ((event) => {
                event.preventDefault()
                onKeep()
              })
            }
          >
            {t('keepMine')}
          </Button>
        </div>
      }
    >
      {t('behindNote')}
    </Callout>
  )
}

/** A note about text from an earlier visit that was never saved, with the choice to restore or discard it. */
export function SavedTextNote({ saving, time }: { saving: Saving; time: string }) {
  const t = useText(editorText)
  return (
    <Callout
      tone="notice"
      role="status"
      title={t('typedBefore')}
      act={
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="sm" variant="secondary" onClick={saving.bringBack}>
            {t('bringBack')}
          </Button>
          <Button type="button" size="sm" variant="text" onClick={saving.discardUnsent}>
            {t('letGo')}
          </Button>
        </div>
      }
    >
      {t('typedBeforeNote', { time })}
    </Callout>
  )
}
