import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import type { Contacts } from '../contacts/contract.ts'
import type { General } from '../shapes.ts'
import { hubText } from '../text/index.ts'
import { ContactSection } from './account-sections.tsx'

beforeAll(() => hubText.load('en'))

const shown = (phone: string | null, phoneVerified: boolean): string => {
  const general = { address: null, phone, phoneVerified } as General
  const contacts = { email: 'ploy@example.com', phoneChange: null } as Contacts
  return renderToStaticMarkup(
    <LangProvider lang="en">
      <ContactSection general={general} contacts={contacts} now={0} />
    </LangProvider>,
  )
}

it('offers to add, verify or change the mobile number', () => {
  expect(shown(null, false)).toContain('aria-label="Add: No mobile number yet"')
  expect(shown(null, false)).not.toContain('Not verified yet')
  expect(shown('+66812344821', false)).toMatch(/Not verified yet.*aria-label="Verify: /)
  expect(shown('+66812344821', true)).toMatch(/Verified.*aria-label="Change: /)
})
