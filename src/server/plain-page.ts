import { readFileSync } from 'node:fs'
import type { Lang } from '../core/shapes.ts'
import { sha256 } from './policy.ts'

/** Thai font, embedded because the page cannot load files when it is shown. */
const FONT = readFileSync(new URL('../ui/fonts/anuphan-thai.woff2', import.meta.url)).toString('base64')

const STYLE = `@font-face{font-family:Talad;font-weight:400 700;src:url(data:font/woff2;base64,${FONT}) format('woff2');unicode-range:U+0E01-0E5B}
:root{color-scheme:light dark;--ground:#fff;--ink:#141a16;--soft:#525a53;--leaf:#0b4634;--on:#fff;--line:#dfe3dc;--link:#0c6f4c}
@media (prefers-color-scheme:dark){:root{--ground:#0e1512;--ink:#eef2ec;--soft:#b6beb5;--leaf:#6bd0a4;--on:#062219;--line:#2a342e;--link:#6bd0a4}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;background:var(--ground);color:var(--ink);font:16px/1.65 Talad,system-ui,sans-serif}
.awning{height:39px;background:radial-gradient(ellipse 20px 18px at 20px 21px,#ffbf1f 98%,transparent) 0 0/80px 100%,radial-gradient(ellipse 20px 18px at 60px 21px,#fff3cc 98%,transparent) 0 0/80px 100%,linear-gradient(90deg,#ffbf1f 50%,#fff3cc 0) 0 0/80px 21px repeat-x}
main{max-width:560px;margin:0 auto;padding:48px 20px}
svg{display:block;margin-bottom:28px}
h1{font-size:28px;line-height:1.38;font-weight:650}
h2{margin-top:40px;font-size:18px;font-weight:600}
p{margin-top:8px;color:var(--soft)}
.links{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.links a{display:inline-flex;align-items:center;min-height:44px;padding:0 22px;border-radius:999px;font-weight:600;text-decoration:none;color:inherit;box-shadow:inset 0 0 0 1.5px var(--line)}
.links a.main{background:var(--leaf);color:var(--on);box-shadow:none}
ul{list-style:none;padding:0;margin-top:8px}
li a{display:flex;align-items:center;min-height:44px;border-top:1px solid var(--line);color:var(--link)}
a:focus-visible{outline:3px solid #3d63dd;outline-offset:2px}`

const MARK =
  '<svg width="64" height="64" viewBox="0 0 40 40" aria-hidden="true"><path d="M3 6q0-3 3-3h28q3 0 3 3v9.5a5.67 5.67 0 0 1-11.33 0 5.67 5.67 0 0 1-11.34 0A5.67 5.67 0 0 1 3 15.5Z" fill="#FFBF1F"/><path d="M14.33 3h11.34v31.5q0 2.5-2.5 2.5h-6.34q-2.5 0-2.5-2.5Z" fill="#14875d"/></svg>'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Plain text; it is escaped. */
const plain = (words: string): string => words.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

interface PlainPage {
  title: string
  note: string
  /** HTML: links in a row. */
  links: string
  /** HTML below the links. */
  more?: string
  /** Script of the page; `plainPolicy` must include its hash. */
  script?: string
}

/** A self-contained page that needs neither files nor the database. Never indexed. */
export const plainPage = (lang: Lang, { title, note, links, more = '', script }: PlainPage): string =>
  `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${plain(title)} | Talad</title><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><div class="awning"></div><main>${MARK}<h1>${plain(title)}</h1><p>${plain(note)}</p>
<div class="links">${links}</div>${more}</main>${script ? `<script>${script}</script>` : ''}</body></html>`

/** Content-Security-Policy that allows only the page's own style and script. */
export const plainPolicy = (script?: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${sha256(STYLE)}'`,
    ...(script ? [`script-src 'sha256-${sha256(script)}'`] : []),
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
