import { beam, frond, gradient, type NewId } from './paper.ts'

export function tech(newId: NewId): string {
  const a = newId(),
    b = newId(),
    c = newId()
  return `<defs>${gradient(a, '#DDE6FF', '#A9BEFA')}${gradient(b, '#3D63DD', '#1B2F7A')}${gradient(c, '#fff', '#CCD6F5', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/>
<circle cx="200" cy="134" r="108" fill="none" stroke="#fff" stroke-width="22"/>
<circle cx="200" cy="134" r="108" fill="none" stroke="#FFEDBD" stroke-width="8"/>${beam(290, 60, 0.25)}<path d="M0 248h400v52H0Z" fill="#7F9BF0"/>
<path d="M196 238h8v62h-8Z" fill="#26335F"/>
<ellipse cx="212" cy="268" rx="64" ry="8" fill="#0f1a45" opacity=".22"/>
<rect x="150" y="44" width="100" height="200" rx="18" fill="#141A16"/>
<rect x="156" y="50" width="88" height="188" rx="13" fill="url(#${b})"/>
<circle cx="200" cy="128" r="26" fill="#FFD6BC"/>
<path d="M172 128c-4-34 18-42 30-40 24 0 30 20 26 42-6-14-10-20-18-22-12 6-30 4-38 20Z" fill="#241A17"/>
<path d="M156 224c2-44 20-62 44-62s42 18 44 62q0 14-13 14h-62q-13 0-13-14Z" fill="#FFBF1F"/>
<path d="M192 140c4 5 12 5 16 0" stroke="#8C3B2A" stroke-width="3" fill="none" stroke-linecap="round"/>
<rect x="164" y="206" width="52" height="8" rx="4" fill="#fff" opacity=".9"/>
<rect x="164" y="219" width="36" height="6" rx="3" fill="#fff" opacity=".7"/>
<circle cx="230" cy="180" r="7" fill="#fff" opacity=".9"/>
<circle cx="230" cy="200" r="7" fill="#fff" opacity=".6"/>
<g transform="translate(322 214)"><ellipse cx="6" cy="44" rx="46" ry="7" fill="#0f1a45" opacity=".2"/>
<rect x="-36" y="-16" width="72" height="58" rx="24" fill="url(#${c})"/>
<path d="M-36 8h72" stroke="#A9BEFA" stroke-width="3"/><circle cy="22" r="3" fill="#14875D"/></g>
<g transform="translate(84 208)"><ellipse cx="6" cy="50" rx="40" ry="7" fill="#0f1a45" opacity=".2"/>
<rect x="-28" y="-28" width="56" height="76" rx="10" fill="#F8587A"/>
<rect x="8" y="-28" width="20" height="76" rx="10" fill="#C41E48"/><circle cx="-2" cy="22" r="14" fill="#fff"/>
<circle cx="-2" cy="22" r="6" fill="#9C1539"/><circle cx="-2" cy="-10" r="8" fill="#fff"/></g>`
}

export function music(newId: NewId): string {
  const a = newId(),
    b = newId()
  return `<defs>${gradient(a, '#3a0d24', '#7a1440')}${gradient(b, '#E2E5DD', '#6B736B', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/><g opacity=".55">
<path d="M60-10l120 320H-20Z" fill="#F8587A" opacity=".6"/>
<path d="M340-10 220 310h200Z" fill="#FFBF1F" opacity=".6"/>
<path d="M200-10l90 320H110Z" fill="#fff" opacity=".22"/></g>
<g fill="#1d0512">${Array.from({ length: 15 }, (_, i) => `<circle cx="${i * 29}" cy="${276 + ((i * 37) % 17)}" r="${18 + ((i * 13) % 7)}"/>`).join('')}<path d="M88 276l-6-50q6-6 10 0l6 50ZM298 276l10-56q7-4 9 2l-8 54Z"/>
</g><g transform="translate(200 140) rotate(28)">
<rect x="-13" y="24" width="26" height="112" rx="9" fill="#141A16"/>
<rect x="-13" y="24" width="9" height="112" rx="5" fill="#525A53"/>
<rect x="-19" y="8" width="38" height="20" rx="6" fill="#FFBF1F"/><circle cy="-22" r="40" fill="url(#${b})"/>
<g stroke="#3A423C" stroke-width="2.2" opacity=".7" fill="none">
<path d="M-39-22h78M-35-40h70M-35-4h70M-24-54h48"/><ellipse cy="-22" rx="16" ry="39"/>
<ellipse cy="-22" rx="31" ry="39"/></g></g>`
}

export function news(newId: NewId): string {
  const a = newId(),
    b = newId(),
    c = newId()
  return `<defs>${gradient(a, '#E9EFFF', '#B4C6FB')}${gradient(b, '#FFFFFF', '#E3E7EE', 1, 0)}${gradient(c, '#3A423C', '#141A16', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/>
<rect x="66" y="30" width="268" height="230" rx="20" fill="#8BA6F7"/>
<rect x="78" y="42" width="244" height="220" rx="12" fill="#D3DEFF"/>${beam(280, 74, 0.35)}<path d="M0 250h400v50H0Z" fill="#2F50C0"/>
<path d="M0 250h400v8H0Z" fill="#5C7EEA"/>
<ellipse cx="206" cy="274" rx="126" ry="11" fill="#0f1a45" opacity=".35"/>
<g transform="translate(186 156) rotate(7)">
<rect x="-86" y="-98" width="172" height="204" rx="6" fill="#9FB2EA"/></g>
<g transform="translate(184 158) rotate(-5)">
<rect x="-84" y="-102" width="172" height="212" rx="6" fill="#0f1a45" opacity=".18"/>
<rect x="-90" y="-108" width="172" height="212" rx="6" fill="url(#${b})"/>
<path d="M40-108h36q6 0 6 6v200q0 6-6 6H40Z" fill="#C5CDDD" opacity=".35"/>
<text x="-76" y="-76" font-family="Anuphan Variable,Anuphan" font-weight="700" font-size="27" fill="#141A16">ข่าวตลาด</text>
<path d="M-76-64H68" stroke="#141A16" stroke-width="3"/>
<rect x="-76" y="-52" width="88" height="70" rx="4" fill="#FFCE47"/>
<path d="M-76 18v-18c14-18 26-12 34 0 12-22 36-24 54 2v16Z" fill="#0C6F4C"/>
<circle cx="-8" cy="-32" r="10" fill="#E5325B"/><g fill="#8D96A8">${[0, 1, 2, 3, 4].map((i) => `<rect x="22" y="${-50 + i * 14}" width="${i === 4 ? 30 : 46}" height="5" rx="2"/>`).join('')}${[
    0, 1, 2, 3, 4,
  ]
    .map(
      (i) => `<rect x="-76" y="${32 + i * 13}" width="${i === 4 ? 36 : 64}" height="5" rx="2"/>
<rect x="4" y="${32 + i * 13}" width="${i === 4 ? 44 : 64}" height="5" rx="2"/>`,
    )
    .join('')}</g></g>
<g transform="translate(316 186) rotate(13)">
<ellipse cx="0" cy="84" rx="30" ry="7" fill="#0f1a45" opacity=".3" transform="rotate(-13)"/>
<path d="M-11-14h22l-4 94q-7 5-14 0Z" fill="url(#${c})"/>
<rect x="-24" y="-30" width="48" height="40" rx="7" fill="#FFBF1F"/>
<path d="M8-30h9q7 0 7 7v26q0 7-7 7H8Z" fill="#E09A00"/>
<path d="M-15-20h30v7a5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0Z" fill="#fff"/>
<rect x="-3.500" y="-12" width="7" height="17" rx="2" fill="#0B4634"/><circle cy="-58" r="31" fill="url(#${c})"/>
<path d="M-22-72c8-12 26-16 38-6" stroke="#8D96A8" stroke-width="4" fill="none" stroke-linecap="round"/>
<g fill="#656D65"><circle cx="-12" cy="-58" r="3"/><circle cx="0" cy="-58" r="3"/>
<circle cx="12" cy="-58" r="3"/><circle cx="-6" cy="-48" r="3"/><circle cx="6" cy="-48" r="3"/>
<circle cx="-6" cy="-68" r="3"/><circle cx="6" cy="-68" r="3"/></g></g>
<g transform="translate(64 226)"><ellipse cx="6" cy="42" rx="38" ry="7" fill="#0f1a45" opacity=".3"/>
<path d="M-24-34h48l-5 72q-1 6-7 6h-24q-6 0-7-6Z" fill="#fff" opacity=".75"/>
<path d="M-23-14h46l-4 52q-1 5-6 5h-26q-5 0-6-5Z" fill="#5A2E16"/><g fill="#fff" opacity=".55">
<rect x="-14" y="-12" width="16" height="15" rx="4" transform="rotate(-12)"/>
<rect x="2" y="-10" width="15" height="14" rx="4" transform="rotate(16 8 -4)"/></g>
<path d="M6-62l7 2-8 54h-7Z" fill="#E5325B"/></g>${frond(-10, -6, 40, 1.4, 0.13, '#263F97')}`
}
