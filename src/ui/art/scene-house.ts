import { beam, frond, gradient, type NewId } from './paper.ts'

export function home(newId: NewId): string {
  const a = newId(),
    b = newId()
  return `<defs>${gradient(a, '#E9F1FF', '#C9DBFF')}${gradient(b, '#FFD27A', '#E58E26', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/>
<rect x="40" y="30" width="120" height="130" rx="10" fill="#fff"/>
<rect x="50" y="40" width="48" height="110" fill="#8FD5E8"/>
<rect x="102" y="40" width="48" height="110" fill="#A9E0EE"/>
<path d="M50 150c10-30 30-38 48-34v34ZM102 150v-40c20-6 40 6 48 30v10Z" fill="#38A378"/>${beam(190, 90, 0.35)}<path d="M0 240h400v60H0Z" fill="#B98A5A"/>
<path d="M0 240h400v8H0Z" fill="#D9B080"/><g>
<rect x="170" y="164" width="190" height="76" rx="18" fill="#0C6F4C"/>
<rect x="156" y="186" width="36" height="66" rx="14" fill="#0A5A3F"/>
<rect x="338" y="186" width="36" height="66" rx="14" fill="#0A5A3F"/>
<rect x="188" y="206" width="154" height="42" rx="10" fill="#14875D"/>
<rect x="206" y="176" width="46" height="42" rx="10" fill="#FFCE47" transform="rotate(-10 229 197)"/>
<rect x="282" y="178" width="44" height="40" rx="10" fill="#F8587A" transform="rotate(9 304 198)"/></g>
<g transform="translate(98 226)">
<path d="M-26 0h52l-8 44h-36Z" fill="url(#${b})"/>${frond(0, 2, -90, 0.9, 1, '#0C6F4C')}</g>
<path d="M300 30v30" stroke="#3A423C" stroke-width="3"/>
<path d="M268 96c2-26 14-38 32-38s30 12 32 38Z" fill="#E5325B"/>`
}

export function family(newId: NewId): string {
  const a = newId(),
    b = newId(),
    c = newId(),
    d = newId()
  const tier = (
    y: number,
    f: string,
    s: string,
    n = false,
  ) => `<path d="M140 ${y}h120v34q0 12-60 12t-60-12Z" fill="${f}"/>
<path d="M226 ${y}h34v34q0 8-34 11Z" fill="${s}" opacity=".55"/>
<path d="M150 ${y + 6}v26" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"/>${
    n
      ? `<g transform="translate(196 ${y + 23})">
<g fill="#E5325B"><circle cx="-8" r="6"/><circle cx="8" r="6"/><circle cy="-8" r="6"/><circle cy="8" r="6"/></g>
<circle r="5" fill="#FFCE47"/>
<path d="M-20 4c-10 6-16 2-20-4 8-4 14-2 20 4ZM20 4c10 6 16 2 20-4-8-4-14-2-20 4Z" fill="#14875D"/></g>`
      : ''
  }<ellipse cx="200" cy="${y}" rx="62" ry="10" fill="#E9EEE8"/>
<ellipse cx="200" cy="${y - 2}" rx="62" ry="9" fill="#fff"/>`
  return `<defs>${gradient(a, '#FFE9DA', '#FFBFA0')}${gradient(b, '#FFD27A', '#D98A2B', 1, 0)}${gradient(c, '#FFFFFF', '#C9D2CC', 1, 0)}${gradient(d, '#D6A06A', '#A56C38', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/><circle cx="200" cy="146" r="126" fill="#FF9E7A" opacity=".6"/>
<circle cx="200" cy="146" r="98" fill="#FFD8C2"/>${beam(284, 70, 0.3)}<path d="M0 244h400v56H0Z" fill="#0C6F4C"/>
<g fill="#14875D">${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path d="M${i * 64 - 20} 244h30l-14 56h-34Z"/>`).join('')}</g>
<path d="M0 244h400v6H0Z" fill="#6BBF9A"/><path d="M0 270h400v4H0Z" fill="#0A5A3F" opacity=".5"/>
<ellipse cx="214" cy="272" rx="96" ry="11" fill="#04231a" opacity=".38"/>
<path d="M132 262V96q0-42 68-42t68 42v166" fill="none" stroke="#8B958D" stroke-width="9"/>
<path d="M132 262V96q0-42 68-42" fill="none" stroke="#D6DDD8" stroke-width="4"/>
<rect x="172" y="44" width="56" height="18" rx="9" fill="#8A4F22"/>${tier(222, '#FFF8E5', '#D9C9A0', true)}${tier(178, '#F8587A', '#9C1539')}${tier(134, '#FFF8E5', '#D9C9A0', true)}<path d="M138 124q62-40 124 0v8H138Z" fill="#E5325B"/>
<path d="M222 102q24 6 40 22v8h-40Z" fill="#9C1539" opacity=".5"/>
<path d="M156 118q16-12 34-14" stroke="#FFB8C5" stroke-width="5" stroke-linecap="round" fill="none"/>
<ellipse cx="200" cy="101" rx="11" ry="6" fill="#FFCE47"/>
<g transform="translate(70 232)"><ellipse cx="4" cy="42" rx="54" ry="8" fill="#04231a" opacity=".35"/>
<path d="M-38 30v-26c0-26 22-38 44-38 20 0 36 14 36 36v28H22V14H-16v16Z" fill="url(#${d})"/>
<path d="M-34-2c-14-10-22 2-20 22 0 12-8 12-12 8" fill="none" stroke="#B57B45" stroke-width="11" stroke-linecap="round"/>
<path d="M-34-24c-14 4-18 22-8 32 14 2 22-8 20-22Z" fill="#C98F58"/>
<circle cx="-36" cy="-8" r="3.500" fill="#2C1D17"/>
<rect x="-6" y="-36" width="30" height="26" rx="6" fill="#FFBF1F"/>
<path d="M-6-20h30" stroke="#E5325B" stroke-width="5"/><circle cx="-26" cy="34" r="10" fill="#2F5BD3"/>
<circle cx="32" cy="34" r="10" fill="#2F5BD3"/><circle cx="-26" cy="34" r="3.500" fill="#fff"/>
<circle cx="32" cy="34" r="3.500" fill="#fff"/></g>
<g transform="translate(330 238)"><ellipse cx="6" cy="34" rx="40" ry="7" fill="#04231a" opacity=".35"/>
<circle r="34" fill="url(#${b})"/><g fill="none" stroke="#935B00" stroke-width="4" opacity=".75">
<path d="M-32-8c20-14 44-14 64 0M-34 4c22-10 46-10 68 0M-26 20c16-8 36-8 52 0M-20-28c-8 18-8 40 0 56M-4-34c-6 22-6 46 0 68M20-28c8 18 8 40 0 56"/>
</g><path d="M-22-18c6-8 14-11 22-11" stroke="#FFEDBD" stroke-width="5" stroke-linecap="round" fill="none"/>
</g>${frond(410, -8, 130, 1.5, 0.13, '#7A3300')}`
}
