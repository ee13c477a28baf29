import { expect, test } from 'vitest'
import { defaultSettings, settingsAt } from '../core/settings.ts'
import { figuresOf } from './figures.ts'

test('the day of the automatic transfer is the one in the settings, in the language of the text', () => {
  const at = new Date('2026-01-01T00:00:00Z')
  const days = (weekday: number) => {
    const figures = figuresOf({ ...settingsAt(defaultSettings, at), 'withdrawal.automatic_weekday': weekday }, at)
    return [figures.automaticDayTh, figures.automaticDayEn]
  }
  expect(days(1)).toEqual(['จันทร์', 'Monday'])
  expect(days(5)).toEqual(['ศุกร์', 'Friday'])
  expect(days(0)).toEqual(['อาทิตย์', 'Sunday'])
})
