import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { channelsText, noticesText } from '../text/index.ts'
import { ChannelList } from './channel-list.tsx'
import type { ChannelFacts } from './notification-flow.ts'

beforeAll(() => Promise.all([channelsText.load('th'), noticesText.load('th')]))

const linksOf = (contacts: Partial<ChannelFacts['contacts']>, role: 'Influencer' | 'Marketer'): string[] => {
  const facts = {
    contacts: { email: 'ploy@example.com', phone: '+66812345678', phoneVerified: true, ...contacts },
    line: { available: false, linked: null },
    devices: [],
    whatsapp: { available: false, linked: null },
  } as unknown as ChannelFacts
  const html = renderToStaticMarkup(
    <LangProvider lang="th">
      <ChannelList role={role} facts={facts} />
    </LangProvider>,
  )
  return [...html.matchAll(/href="(\/th\/[^"]*)"/g)].map(([, href]) => href as string)
}

it.each(['Influencer', 'Marketer'] as const)(
  'the rows for SMS and e-mail of the %s lead to the page where number and address are verified or changed',
  (role) => {
    const side = `/th/${role}`
    expect(linksOf({}, role)).toEqual([
      `${side}/deviceNotification`,
      `${side}/changeMobilePhone`,
      `${side}/changeEmail`,
    ])
    expect(linksOf({ phoneVerified: false }, role)).toContain(`${side}/verifyMobilePhone`)
    expect(linksOf({ phone: null, phoneVerified: false }, role)).toContain(`${side}/verifyMobilePhone`)
  },
)
