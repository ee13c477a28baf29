import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { identityOf } from '../../accounts/rules/identity.ts'
import type { EarningsSummary } from '../contract.ts'
import { payoutsText } from '../text/index.ts'
import { TaxYear } from './tax-year.tsx'

beforeAll(() => payoutsText.load('en'))

const SUMMARY = { tax: 135_00, certificates: 0 } as EarningsSummary

function shown(person: Parameters<typeof identityOf>[0]): string {
  const payee = { name: 'Ploy', identity: identityOf(person) }
  return renderToStaticMarkup(
    <LangProvider lang="en">
      <TaxYear year="2025" summary={SUMMARY} payee={payee} href="/tax" />
    </LangProvider>,
  )
}

it('labels the taxpayer’s number correctly and shows its last characters', () => {
  const thai = shown({ nationalId: '1103702071811', passportNo: null, nationalityId: 209 })
  expect(thai).toContain('Tax ID')
  expect(thai).toContain('••••••••••811')
  const foreign = shown({ nationalId: null, passportNo: 'AB1234567', nationalityId: 1 })
  expect(foreign).toContain('Passport number')
  expect(foreign).toContain('••••••567')
  expect(foreign).not.toContain('Tax ID')
})

it('shows no number if there is none, and asks for the one that fits the nationality', () => {
  const none = { nationalId: null, passportNo: null }
  expect(shown({ ...none, nationalityId: 209 })).not.toContain('Tax ID')
  expect(identityOf({ ...none, nationalityId: 209 })).toEqual({ kind: 'nationalId', number: null })
  expect(identityOf({ ...none, nationalityId: 1 })).toEqual({ kind: 'passportNo', number: null })
})
