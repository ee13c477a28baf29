import type { Bilingual, Lang } from '../../../core/shapes.ts'
import { canUnsubscribe, type NoticeKind } from '../rules.ts'
import type { Message } from './store.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => ESCAPES[c] ?? c)

const OPEN: Bilingual = { th: 'เปิด Talad', en: 'Open Talad' }

/** The page's address in the reader's language; null if the message has no link. */
export const linkOf = (origin: string, lang: Lang, href: string | null): string | null =>
  href === null ? null : `${origin}/${lang}${href}`

/** Plain text of an email or chat message with its link. */
export const letterText = (body: string, link: string | null): string => (link === null ? body : `${body}\n\n${link}`)

const UNSUBSCRIBE: Bilingual = { th: 'ยกเลิกรับข่าวทางอีเมล', en: 'Unsubscribe from these emails' }

/** The unsubscribe link of a marketing email; null for other messages. */
export const unsubscribeLink = (origin: string, { lang, kind, capability, accountId }: Message): string | null =>
  accountId !== null && canUnsubscribe(kind as NoticeKind) ? `${origin}/${lang}/unsubscribe/${capability}` : null

/** Adds the unsubscribe link to the plain text of an email. */
export const withUnsubscribe = (lang: Lang, text: string, link: string | null): string =>
  link === null ? text : `${text}\n\n${UNSUBSCRIBE[lang]}: ${link}`

export interface Letter {
  subject: string
  body: string
  link: string | null
  unsubscribe: string | null
}

/** The email in HTML: one column, one button, no pictures, no external resources. */
export function letterHtml(lang: Lang, { subject, body, link, unsubscribe }: Letter): string {
  const button =
    link === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="background:#0b4634;color:#ffffff;text-decoration:none;padding:14px 28px;border-radius:999px;font-weight:600">${OPEN[lang]}</a></p>`
  const foot =
    unsubscribe === null
      ? ''
      : `<p style="font-size:14px;margin:16px 0 0"><a href="${escapeHtml(unsubscribe)}" style="color:#4b554e">${UNSUBSCRIBE[lang]}</a></p>`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f7f4;font-family:Anuphan,'Noto Sans Thai',sans-serif;color:#141a16">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<p style="font-size:20px;font-weight:700;color:#0b4634;margin:0 0 16px">Talad</p>
<div style="background:#ffffff;border:1px solid #e3e6df;border-radius:16px;padding:24px">
<h1 style="font-size:20px;line-height:1.45;margin:0 0 8px">${escapeHtml(subject)}</h1>
<p style="font-size:16px;line-height:1.65;margin:0;white-space:pre-line">${escapeHtml(body)}</p>${button}
</div>${foot}</div></body></html>`
}
