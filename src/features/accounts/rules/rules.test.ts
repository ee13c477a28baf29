import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../../core/clock.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { zPersonal } from '../shapes.ts'
import { accountProgress } from './account-steps.ts'
import { ageOf, birthdateOf, checkAge, dayParts } from './birthdate.ts'
import { codeDigits, codeFromBytes, maySend, type SentCode, verifyCode } from './otp.ts'
import { checkPassword } from './password.ts'
import { throttleNewDevice, throttleRecognizedDevice } from './throttle.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)
const ago = (ms: number) => new Date(now.getTime() - ms)

describe('one-time codes', () => {
  it.each([
    ['verify_email', 0, 4],
    ['verify_phone', 0, 4],
    ['verify_email', 9, 4],
    ['verify_email', 10, 6],
    ['verify_phone', 10, 6],
    ['recovery', 0, 6],
    ['bank_change', 0, 6],
    ['withdrawal', 0, 6],
    ['withdrawal', 10, 6],
  ] as const)('a code for %s after %i wrong tries in a day has %i digits', (purpose, wrongTries, digits) =>
    expect(codeDigits(purpose, wrongTries, settings)).toBe(digits),
  )

  it('are uniformly random', () => {
    expect(codeFromBytes(new Uint8Array([0, 0, 0, 7]), 6)).toBe('000007')
    expect(codeFromBytes(new Uint8Array([255, 255, 255, 255]), 6)).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), fc.constantFrom(4, 6), (bytes, digits) => {
        expect(codeFromBytes(bytes, digits) ?? '0'.repeat(digits)).toMatch(new RegExp(`^\\d{${digits}}$`))
      }),
    )
  })

  const ten = Array.from({ length: 10 }, (_, i) => ago((i + 2) * 2 * HOUR))
  const five = [2, 10, 20, 30, 50].map((m) => ago(m * MINUTE))
  it.each<[string, Date[][], object]>([
    ['nothing was sent', [[]], { ok: true }],
    ['one 18 s ago', [[ago(18 * SECOND)]], { code: 'otp_resend_wait', nextAt: ago(-42 * SECOND) }],
    ['one 60 s ago', [[ago(60 * SECOND)]], { ok: true }],
    ['five in the hour', [five], { code: 'otp_hour_limit', nextAt: ago(-10 * MINUTE), max: 5 }],
    ['ten in the day', [ten], { code: 'otp_day_limit', nextAt: ago(-2 * HOUR), max: 10 }],
    [
      'the daily limit ends before the hourly one',
      [[...five, ...[1, 2, 3, 4, 5].map((i) => ago(DAY - i * MINUTE))]],
      { code: 'otp_hour_limit', nextAt: ago(-10 * MINUTE) },
    ],
    ['allowed for the account, not for the address', [[], five], { code: 'otp_hour_limit' }],
    ['the longer of two limits', [[ago(SECOND)], five], { code: 'otp_hour_limit' }],
  ])('may another code be sent: %s', (_, histories, answer) => {
    const usual = histories.map((sends) => ({ sends }))
    expect(maySend(usual, now, settings)).toMatchObject(answer)
  })

  it('never exceed the limits, however fast they are requested', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4_000 }), { maxLength: 60 }), (gaps) => {
        const sends: Date[] = []
        let at = now.getTime()
        for (const gap of gaps) {
          at += gap * SECOND
          if (maySend([{ sends }], new Date(at), settings).ok) sends.push(new Date(at))
        }
        for (const end of sends) {
          const since = (span: number) => sends.filter((s) => s <= end && s.getTime() > end.getTime() - span).length
          expect(since(HOUR)).toBeLessThanOrEqual(5)
          expect(since(DAY)).toBeLessThanOrEqual(10)
          expect(since(60 * SECOND)).toBe(1)
        }
      }),
    )
  })

  const sent: SentCode = { purpose: 'withdrawal', tries: 0, expiresAt: new Date(now.getTime() + MINUTE), usedAt: null }
  const verify = (more: Partial<SentCode>, hashMatches: boolean) =>
    verifyCode({ ...sent, ...more }, { purpose: 'withdrawal', hashMatches }, now, settings)

  it.each<[string, Partial<SentCode>, boolean, unknown]>([
    ['right', {}, true, { ok: true }],
    ['wrong', {}, false, { code: 'otp_wrong', triesLeft: 4, countTry: true }],
    ['fifth wrong', { tries: 4 }, false, { code: 'otp_used_up', triesLeft: 0, countTry: true }],
    ['right after five', { tries: 5 }, true, { code: 'otp_used_up', countTry: false }],
    ['expired', { expiresAt: now }, true, { code: 'otp_expired' }],
    ['used', { usedAt: ago(1) }, true, { code: 'otp_expired' }],
    ['for another purpose', { purpose: 'recovery' }, true, { code: 'otp_expired' }],
  ])('a try with a code: %s', (_, more, matches, answer) =>
    expect(verify(more, matches)).toMatchObject(answer as object),
  )

  it('a try without a sent code is reported as expired', () => {
    expect(verifyCode(null, { purpose: 'recovery', hashMatches: true }, now, settings)).toMatchObject({
      code: 'otp_expired',
    })
  })
})

describe('passwords', () => {
  const check = (password: string) => checkPassword(password, 'ploy.skin@example.com', settings)
  it.each([
    ['short7!', 'password_length'],
    ['x'.repeat(129), 'password_length'],
    ['password', 'password_common'],
    ['P@ssw0rd2025!', 'password_common'],
    ['12345678', 'password_common'],
    ['0812345678', 'password_common'],
    ['qwerty123', 'password_common'],
    ['aaaaaaaaaaaa', 'password_common'],
    ['abcabcabcabc', 'password_common'],
    ['iloveyou', 'password_common'],
    ['Bangkok2568', 'password_common'],
    ['dragonmonkey', 'password_common'],
    ['1q2w3e4r5t', 'password_common'],
    ['ploy.skin', 'password_common'],
    ['PloySkin99', 'password_common'],
    ['ploy.skin@example.com', 'password_common'],
    ['ตลาดเช้ามะม่วง', null],
    ['korat-mango-7-lamp', null],
    ['Tr0ub4dor&3x', null],
    ['vN8#qLw2', null],
    [`${'x7k'.repeat(40)}Zp`, null],
  ])('checks the password %s', (password, code) => expect(check(password)).toBe(code))
})

describe('logins', () => {
  const five = [1, 2, 3, 4, 14].map((m) => ago(m * MINUTE))
  const times = (n: number, age: number) => Array.from({ length: n }, () => ago(age))
  const none = { here: [], network: [], account: [] }
  const blocked = { ok: false, code: 'login_throttled', nextAt: new Date(now.getTime() + MINUTE) }

  it('from a known device are throttled by its own failures', () => {
    expect(throttleRecognizedDevice(five.slice(1), now, settings)).toEqual({ ok: true })
    expect(throttleRecognizedDevice(five, now, settings)).toEqual(blocked)
  })

  it('from unknown devices are throttled by network, per account and in total', () => {
    expect(throttleNewDevice({ ...none, here: five.slice(1) }, now, settings)).toEqual({ ok: true })
    expect(throttleNewDevice({ ...none, here: five }, now, settings)).toEqual(blocked)
    expect(throttleNewDevice({ ...none, network: times(20, MINUTE) }, now, settings)).toMatchObject({ ok: false })
    expect(throttleNewDevice({ ...none, network: times(20, 16 * MINUTE) }, now, settings)).toEqual({ ok: true })
  })

  it.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [8, 8],
    [10, 30],
    [1_000, 30],
  ])('after %i failures of many networks at one account, tries are %i s apart', (n, seconds) => {
    const at = (age: number) =>
      throttleNewDevice({ ...none, account: [...times(n - 1, MINUTE), ago(age)] }, now, settings)
    if (seconds > 0)
      expect(at(0)).toEqual({ ok: false, code: 'login_slowed', nextAt: new Date(now.getTime() + seconds * SECOND) })
    expect(at(seconds * SECOND)).toEqual({ ok: true })
  })
})

describe('age', () => {
  it.each([
    ['2005-11-21', false, null],
    ['2005-11-22', false, 'guardian_consent_required'],
    ['2005-11-22', true, null],
    ['2007-11-22', true, 'age_under_18'],
  ])('%s %s', (birth, consent, expected) => expect(checkAge(birth, '2025-11-21', consent, settings)).toBe(expected))
})

describe('a birthdate in three fields', () => {
  const of = (day: string, month: string, year: string) => birthdateOf({ day, month, year })
  const NOW = Date.parse('2025-11-21T07:00:00Z')

  it('accepts Buddhist and Gregorian years, whose ranges do not overlap', () => {
    expect(of('5', '3', '2545')).toBe('2002-03-05')
    expect(of('5', '3', '2002')).toBe('2002-03-05')
    expect(of('', '', '')).toBe('')
  })

  it.each([
    ['31', '2', '2545'],
    ['', '3', '2545'],
    ['5', '', '2545'],
    ['5', '3', '45'],
    ['5', '3', 'x'],
  ])('%s %s %s is not a date', (day, month, year) => {
    expect(
      zPersonal.shape.birthdate.safeParse(of(day, month, year)).success && ageOf(of(day, month, year), NOW) !== null,
    ).toBe(false)
  })

  it('is shown in the calendar of the language', () => {
    expect(dayParts('2002-03-05', 'th')).toEqual({ day: '5', month: '3', year: '2545' })
    expect(dayParts('2002-03-05', 'en')).toEqual({ day: '5', month: '3', year: '2002' })
    expect(dayParts(null, 'th')).toEqual({ day: '', month: '', year: '' })
  })

  it('gives the age in Bangkok time', () => {
    expect(ageOf('2002-11-21', NOW)).toBe(23)
    expect(ageOf('2002-11-22', NOW)).toBe(22)
    expect(ageOf('2030-01-01', NOW)).toBeNull()
    expect(ageOf('1459-03-05', NOW)).toBeNull()
  })
})

describe('the steps of an account', () => {
  const of = (parts: string[], channel: boolean, bank: boolean) => accountProgress({ parts, channel, bank })

  it('are the profile, a channel and a bank account; jobs need all but the last', () => {
    expect(of([], true, true)).toEqual({ missing: [], takesJobs: true })
    expect(of([], true, false)).toEqual({ missing: ['bank'], takesJobs: true })
    expect(of([], false, true)).toEqual({ missing: ['channel'], takesJobs: false })
    expect(of(['phone', 'legalName'], false, false)).toEqual({
      missing: ['legalName', 'phone', 'channel', 'bank'],
      takesJobs: false,
    })
  })
})
