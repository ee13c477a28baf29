import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { channelsText } from '../text/index.ts'

/**
 * Back from the platform. Reading the channel writes, so it is posted: by itself where script runs, by the button
 * otherwise.
 */
export function ReturnStep({ code, state }: { code: string; state: string }) {
  const t = useText(channelsText)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  const busy = useNavigation().state !== 'idle'
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    form.current?.requestSubmit()
  }, [])
  return (
    <FormFlow
      title={t('addTitle')}
      steps={{ current: 2, total: 3, label: t('step', { n: 2, total: 3 }) }}
      act={
        <Button form="return" size="lg" wide busy={busy} busyLabel={t('checking')}>
          {t('returnAct')}
        </Button>
      }
    >
      <h2 className="text-2xl">{t('resultTitle')}</h2>
      <p className="mt-1 text-ink-2">{t('returnNote')}</p>
      <Form id="return" ref={form} method="post">
        <input type="hidden" name="intent" value="return" />
        <input type="hidden" name="grant" value={code} />
        <input type="hidden" name="state" value={state} />
      </Form>
    </FormFlow>
  )
}
