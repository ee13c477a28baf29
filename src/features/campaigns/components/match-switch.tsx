import { Form, useSubmit } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { marketText } from '../text/market.ts'
import { HiddenFilters } from './hidden-filters.tsx'
import type { FilterProps } from './market-data.ts'

/** The match switch as a row. It is a link, so it works without JavaScript. */
export default function MatchSwitch({ state, base }: Pick<FilterProps, 'state' | 'base'>) {
  const t = useText(marketText)
  const submit = useSubmit()
  return (
    <Form
      method="get"
      action={base}
      onChange={(event) => submit(event.currentTarget)}
      className="rounded-card bg-action-soft px-4 py-2"
    >
      <HiddenFilters state={state} except={['match']} canMatch />
      <input type="hidden" name="match" value="0" />
      <Switch key={String(state.match)} name="match" value="1" defaultChecked={state.match} help={t('matchHelp')}>
        {t('matchOnly')}
      </Switch>
      <noscript>
        <Button size="sm" variant="text">
          {t('apply')}
        </Button>
      </noscript>
    </Form>
  )
}
