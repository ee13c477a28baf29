import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFormChecks } from '../../../web/field-checks.ts'
import { influencerText } from '../text/influencer.ts'

/**
 * The channel's link and the main button in one white box. It is a GET form, so each result has its own address, with
 * or without script.
 */
export function LinkForm({ action, value, error }: { action: string; value: string; error: string | null }) {
  const t = useText(influencerText)
  const id = useId()
  const { ref, checks } = useFormChecks()
  const problem = checks.channel ?? error
  const busy = useNavigation().formData?.has('channel')
  return (
    <Form ref={ref} action={`${action}#estimate`}>
      <div data-theme="light" className="rounded-card bg-white p-1.5 text-ink xl:flex xl:items-center">
        <label className="flex min-h-13 flex-1 items-center gap-2.5 px-3" htmlFor={id}>
          <Icon name="link-simple" size={20} label={t('link')} className="text-ink-3" />
          <input
            id={id}
            name="channel"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            required
            maxLength={300}
            placeholder={t('linkSample')}
            defaultValue={value}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            className="min-h-11 w-full min-w-0 rounded-sm bg-transparent"
          />
        </label>
        <Button
          type="submit"
          variant="highlight"
          size="lg"
          busy={busy}
          busyLabel={t('estimating')}
          className="rounded-field! max-xl:w-full"
        >
          {t('estimate')}
        </Button>
      </div>
      {problem ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-3 flex gap-1.5 rounded-field bg-critical-bg px-3 py-2 text-sm text-critical"
        >
          <Icon name="warning-circle-fill" className="mt-0.5" />
          {problem}
        </p>
      ) : (
        <p className="mt-3 flex items-center gap-1.5 text-xs text-(--leaf-200)">
          <Icon name="shield-check" />
          {t('publicOnly')}
        </p>
      )}
    </Form>
  )
}
