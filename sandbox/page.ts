import { isSameOrigin } from '../src/core/origin.ts'

export type Lang = 'th' | 'en'

/** The page's language: `?lang=`, otherwise Thai. */
export const langOf = (value: string | null | undefined): Lang => (value === 'en' ? 'en' : 'th')

export function escapeHtml(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (c) => named[c] ?? c)
}

const STYLE = `
@font-face{font-family:Anuphan;src:url(/font/thai.woff2) format("woff2");font-weight:100 700;font-display:swap;unicode-range:U+0E01-0E5B}
:root{color-scheme:light dark;--ink:#141a16;--ink2:#525a53;--line:#e2e5dd;--bg:#f7f8f5;--card:#fff;--act:#0b4634;--on:#fff;--soft:#ebf6f0;--bad:#b92318}
@media (prefers-color-scheme:dark){:root{--ink:#eef2ec;--ink2:#b6beb5;--line:#37443c;--bg:#0d1310;--card:#141c18;--act:#6bd0a4;--on:#062219;--soft:#12291f;--bad:#ff9d8c}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 ui-sans-serif,system-ui,Anuphan,"Noto Sans Thai",sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px 48px}h1{font-size:22px;line-height:1.35;margin:0 0 4px}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px;margin:16px 0}
.top{display:flex;justify-content:space-between;gap:12px;font-size:14px;color:var(--ink2);margin-bottom:16px}
.amount{font-size:34px;font-weight:700;margin:8px 0;font-variant-numeric:tabular-nums}.quiet{color:var(--ink2);font-size:14px;margin:4px 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:12px 0 0;font-size:14px}dt{color:var(--ink2)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
label{display:block;font-weight:600;font-size:14px;margin-top:14px}input:not([type=checkbox]),select,textarea{width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid #858d84;border-radius:10px;background:var(--card);color:var(--ink);font:inherit}
.tick{display:flex;gap:8px;align-items:center;min-height:44px;font-weight:400}
.row{display:flex;flex-wrap:wrap;gap:12px;margin-top:20px}button,.button{flex:1;min-height:48px;padding:10px 20px;border-radius:12px;border:1px solid var(--act);background:var(--act);color:var(--on);font:inherit;font-weight:600;cursor:pointer;text-align:center;text-decoration:none}
button.second,.button.second{background:transparent;color:var(--ink);border-color:#858d84}.good{background:var(--soft);border-radius:12px;padding:12px 16px}.bad{color:var(--bad);font-weight:600}
a{color:inherit}svg{display:block;width:220px;max-width:100%;margin:12px auto;background:#fff;border-radius:8px}ul{padding-left:20px}li{overflow-wrap:anywhere}
details{margin-top:16px;font-size:14px}summary{min-height:44px;padding:10px 0;cursor:pointer}:focus-visible{outline:3px solid #3d63dd;outline-offset:2px}`

/**
 * A whole page. `title` and `brand` are plain text, `body` is HTML, `other` is the address of the page in the other
 * language.
 */
export function page(options: { lang: Lang; brand: string; title: string; body: string; other: string }): string {
  const { lang } = options
  const switchTo = lang === 'th' ? { lang: 'en', text: 'English' } : { lang: 'th', text: 'ไทย' }
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(options.title)}</title><style>${STYLE}</style></head>
<body><main><div class="top"><span>${escapeHtml(options.brand)}</span><a href="${escapeHtml(options.other)}" hreflang="${switchTo.lang}" lang="${switchTo.lang}">${switchTo.text}</a></div>
${options.body}</main></body></html>`
}

/** The same address in the other language, for the switch at the top of a page. */
export function otherLang(path: string, query: URLSearchParams, lang: Lang): string {
  const next = new URLSearchParams(query)
  next.set('lang', lang === 'th' ? 'en' : 'th')
  return `${path}?${next}`
}

/** An address on the shop's origin. Null for any other: the pages never link or redirect to it. */
export function returnUrl(text: string | null | undefined, shopOrigin: string): string | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return isSameOrigin(url.origin, shopOrigin) ? url.href : null
}
