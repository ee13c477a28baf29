import type { Settings } from '../../../core/settings.ts'
import { COMMON_WHOLE, COMMON_WORDS, CUT_WORDS } from './common-passwords.ts'

/** Rows of adjacent keys and digits, in both directions. */
const WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '147258369',
  '789456123',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')])

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const asLetters = (text: string): string => [...text].map((c) => LOOK_ALIKE[c] ?? c).join('')

/** Whether the text consists of at most three runs of three or more adjacent keys, such as qwerty123 or asdfasdf. */
function isWalk(text: string, parts = 3): boolean {
  if (text === '') return true
  if (parts === 0) return false
  for (let end = text.length; end >= 3; end--) {
    const piece = text.slice(0, end)
    if (WALKS.some((row) => row.includes(piece)) && isWalk(text.slice(end), parts - 1)) return true
  }
  return false
}

/** Whether the text is a repeated part of up to half its length: aaaaaaaa, abababab, 123123123, passpass. */
function repeats(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size++)
    if (text.length % size === 0 && text === text.slice(0, size).repeat(text.length / size)) return true
  return false
}

/** Whether the word is a common word, or two common words joined (also the same one twice). */
function isKnown(word: string): boolean {
  if (COMMON_WORDS.has(word)) return true
  for (let cut = 2; cut <= word.length - 2; cut++)
    if (COMMON_WORDS.has(word.slice(0, cut)) && COMMON_WORDS.has(word.slice(cut))) return true
  return COMMON_WORDS.has(word.replace(/s$/, ''))
}

/**
 * Whether the digits and signs around a word add no strength: few of them, a year, a run of keys, one repeated sign.
 */
function addsNothing(rest: string): boolean {
  const plain = rest.replace(/[^\d]/g, '')
  const signs = rest.length - plain.length
  return rest.length <= 4 || (signs <= 1 && (/^(19|20|25)\d\d$/.test(plain) || isWalk(plain))) || repeats(rest)
}

/** Whether a password is a common or leaked one, or a usual variant of one. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (COMMON_WHOLE.has(text) || CUT_WORDS.has(text)) return true
  // Dates, phone numbers and the like: all short numbers have been leaked.
  if (/^\d{1,11}$/.test(text)) return true
  if (new Set(text).size <= 3 || repeats(text) || isWalk(text)) return true
  for (const form of [text, asLetters(text)]) {
    const match = /^([^a-z]*)([a-z]+)([^a-z]*)$/.exec(form)
    if (match?.[2] && addsNothing(`${match[1]}${match[3]}`) && isKnown(match[2])) return true
  }
  const cut = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text)
  return cut !== null && addsNothing(`${cut[1]}${cut[3]}`) && isKnown(asLetters(cut[2] ?? ''))
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a password is the email address, its local part or name, with only digits and signs around it. */
function comesFromEmail(password: string, email: string): boolean {
  const text = password.toLowerCase()
  const local = email.toLowerCase().split('@')[0] ?? ''
  if (text === email.toLowerCase() || bare(text) === bare(email)) return true
  const name = bare(local)
  return (
    name.length >= 3 && (bare(text) === name || bare(text).replace(/^\d+|\d+$/g, '') === name.replace(/^\d+|\d+$/g, ''))
  )
}

/** Why a new password is rejected, or null. The length counts characters, not bytes. */
export function checkPassword(
  password: string,
  email: string,
  settings: Settings,
): 'password_length' | 'password_common' | null {
  const length = [...password].length
  if (length < settings['password.min'] || length > settings['password.max']) return 'password_length'
  return isCommonPassword(password) || comesFromEmail(password, email) ? 'password_common' : null
}
