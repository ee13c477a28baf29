import { beam, frond, gradient, type NewId } from './paper.ts'

export function thaitea(newId: NewId): string {
  const a = newId(),
    t = newId(),
    c = newId()
  return `<defs>${gradient(a, '#FFC94A', '#F59A1C')}<linearGradient id="${t}" x1="0" y1="0" x2="0" y2="1">
<stop stop-color="#FFF1DC"/><stop offset=".26" stop-color="#FFD3A0"/><stop offset=".48" stop-color="#F08A3A"/>
<stop offset="1" stop-color="#C9501A"/></linearGradient><clipPath id="${c}">
<path d="M146 76h108l-13 172q-1 12-14 12h-54q-13 0-14-12Z"/></clipPath></defs>
<rect width="400" height="300" fill="url(#${a})"/><circle cx="200" cy="150" r="122" fill="#FFDF85"/>
<circle cx="200" cy="150" r="92" fill="#FFEDBD"/>${beam(300, 60, 0.22)}<path d="M0 238h400v62H0Z" fill="#E2740F"/>
<path d="M0 238h400v8H0Z" fill="#F9B24A"/>
<ellipse cx="222" cy="264" rx="86" ry="12" fill="#7A3300" opacity=".28"/>
<path d="M212 30l13 2-18 120h-12Z" fill="#0B4634"/><path d="M212 30l5 1-18 121h-4Z" fill="#38A378"/>
<path d="M146 76h108l-13 172q-1 12-14 12h-54q-13 0-14-12Z" fill="#fff" opacity=".5"/><g clip-path="url(#${c})">
<rect x="130" y="100" width="140" height="170" fill="url(#${t})"/>
<path d="M140 150c26-20 44 26 66 8s36-18 60 4v40c-26-14-36 14-62 2s-40 18-64 0Z" fill="#FFE7C7" opacity=".55"/>
<g fill="#fff" opacity=".62"><rect x="158" y="94" width="34" height="32" rx="7" transform="rotate(-12 175 110)"/>
<rect x="200" y="88" width="36" height="34" rx="7" transform="rotate(14 218 105)"/>
<rect x="176" y="124" width="32" height="30" rx="7" transform="rotate(30 192 139)"/></g></g>
<path d="M156 82h10l10 168h-8Z" fill="#fff" opacity=".6"/>
<path d="M140 70h120v10H140Z" fill="#fff" opacity=".75"/><g fill="#fff" opacity=".75">
<circle cx="238" cy="178" r="3"/><circle cx="230" cy="206" r="4"/><circle cx="236" cy="226" r="2.4"/></g>
<g transform="translate(304 232)"><ellipse cx="4" cy="22" rx="54" ry="8" fill="#7A3300" opacity=".28"/>
<path d="M-46-2h92l-8 20q-2 6-8 6h-60q-6 0-8-6Z" fill="#FFF8E5"/>
<path d="M14-2h32l-8 20q-2 6-8 6H8Z" fill="#EBD9B0"/><path d="M-40-2c4-30 76-32 80 0Z" fill="#F5A800"/>
<path d="M-30-8c10-18 48-20 60 0" stroke="#FFDF85" stroke-width="5" fill="none" stroke-linecap="round"/></g>
<g transform="translate(88 250)"><path d="M0-6c-30 4-50-12-56-34 26-4 50 8 56 34Z" fill="#0C6F4C"/>
<path d="M-2-6c6-28 30-40 56-36-6 24-26 38-56 36Z" fill="#14875D"/></g>${frond(-8, 0, 40, 1.5, 0.12, '#7A3300')}`
}

export function noodles(newId: NewId): string {
  const a = newId(),
    b = newId()
  return `<defs>${gradient(a, '#0C6F4C', '#0A4A37')}${gradient(b, '#FFFFFF', '#D9DED6', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/><g fill="#14875D" opacity=".5"><circle cx="60" cy="56" r="70"/>
<circle cx="356" cy="96" r="96"/></g>${beam(270, 70, 0.1)}<path d="M0 232h400v68H0Z" fill="#C41E48"/>
<path d="M0 232h400v9H0Z" fill="#F8587A"/>
<g fill="#fff" opacity=".1">
<path d="M176 92c-16-24 16-34 2-62 30 22 4 38 18 62ZM224 84c-14-22 14-30 2-54 26 20 4 34 16 54Z"/></g>
<ellipse cx="210" cy="272" rx="128" ry="15" fill="#3b0615" opacity=".4"/>
<ellipse cx="200" cy="150" rx="124" ry="34" fill="#E8ECE5"/>
<ellipse cx="200" cy="152" rx="112" ry="28" fill="#B5651D"/>
<ellipse cx="200" cy="150" rx="108" ry="24" fill="#D98A3A"/>
<g fill="none" stroke="#FFE3A6" stroke-width="7" stroke-linecap="round">
<path d="M118 152c30-22 60 14 92-4s50-6 66 2"/><path d="M130 162c34-16 54 10 84-4s38 0 54 0"/>
<path d="M142 142c30-12 46 8 70-2"/></g>
<g transform="translate(252 142)"><ellipse rx="27" ry="17" fill="#fff"/><ellipse rx="14" ry="10" fill="#FFA51F"/>
<ellipse cx="-4" cy="-3" rx="4" ry="2.5" fill="#FFD98A"/></g><g transform="translate(152 138)">
<ellipse rx="25" ry="13" fill="#E88E8E"/><ellipse rx="17" ry="8" fill="#F7C6C0"/></g><g fill="#38A378">
<path d="M188 132c8-14 22-12 26-4-8 8-18 10-26 4Z"/><path d="M206 158c10-10 22-4 24 2-10 6-18 4-24-2Z"/>
<circle cx="178" cy="152" r="4"/><circle cx="226" cy="150" r="3"/></g><g fill="#E5325B">
<path d="M170 162l14 5-12 5Z"/><circle cx="242" cy="166" r="3.5"/></g>
<path d="M76 152c2 66 46 112 92 116h64c46-4 90-50 92-116-20 30-228 30-248 0Z" fill="url(#${b})"/>
<path d="M76 152c4 12 30 24 124 24s120-12 124-24l-1 12c-10 14-50 22-123 22s-112-8-123-22Z" fill="#2F5BD3"/>
<g transform="translate(180 200)" fill="#141A16">
<path d="M-24 20c-4-20 10-30 28-28 2-10 8-16 16-14-2 4-2 6 0 10 6 18-6 36-24 36-8 0-16-2-20-4Z"/>
<path d="M-22 14c-14-2-22-16-16-26 8 4 14 12 18 18Z" fill="#0C6F4C"/>
<path d="M12-22c2-8 10-8 10-2 5-3 8 3 3 7Z" fill="#D92D20"/>
<path d="M0 24v10M8 22v12" stroke="#F5A800" stroke-width="3"/><path d="M22-13l8 3-8 3Z" fill="#F5A800"/></g>
<g transform="translate(250 212)"><circle r="9" fill="#E5325B"/><circle r="3.5" fill="#FFCE47"/>
<path d="M-16 8c8-4 10 2 14 8M12-12c6-2 12 2 14 6" stroke="#0C6F4C" stroke-width="4" fill="none" stroke-linecap="round"/>
</g>
<path d="M300 250h-200l12 16h176Z" fill="#fff" opacity=".0"/><g stroke-linecap="round" stroke-width="7">
<path d="M262 120 378 30" stroke="#6B3A16"/><path d="M272 130 390 50" stroke="#8A4F22"/></g>`
}
