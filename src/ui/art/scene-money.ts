import { beam, cylinder, frond, gradient, type NewId } from './paper.ts'

export function finance(newId: NewId): string {
  const a = newId(),
    b = newId()
  return `<defs>${gradient(a, '#D0EBDD', '#8FD0B1')}${gradient(b, '#0C6F4C', '#0A3427', 1, 1)}</defs>
<rect width="400" height="300" fill="url(#${a})"/>
<circle cx="300" cy="90" r="120" fill="#fff" opacity=".28"/>${beam(280, 70, 0.25)}<path d="M0 252h400v48H0Z" fill="#38A378"/>
<g transform="translate(190 140) rotate(-9)">
<rect x="-104" y="-60" width="216" height="134" rx="16" fill="#06221933"/>
<rect x="-112" y="-68" width="216" height="134" rx="16" fill="url(#${b})"/>
<rect x="-92" y="-30" width="34" height="26" rx="5" fill="#FFCE47"/>
<path d="M-92-17h34M-75-30v26" stroke="#C77F00" stroke-width="2"/><g fill="#fff" opacity=".85">
<rect x="-92" y="18" width="120" height="9" rx="4"/>
<rect x="-92" y="36" width="66" height="7" rx="3" opacity=".6"/></g>
<circle cx="62" cy="40" r="15" fill="#F8587A"/><circle cx="80" cy="40" r="15" fill="#FFBF1F" opacity=".9"/>
</g>${[0, 1, 2, 3].map((i) => cylinder(newId, 308, 236 - i * 20, 80, 15, '#FFDF85', '#C77F00', '#FFCE47')).join('')}${[0, 1].map((i) => cylinder(newId, 96, 240 - i * 20, 74, 15, '#FFDF85', '#C77F00', '#FFCE47')).join('')}<text x="308" y="182" font-size="17" font-weight="700" text-anchor="middle" fill="#935B00" font-family="Anuphan">฿</text>`
}

export function investment(newId: NewId): string {
  const a = newId(),
    b = newId(),
    c = newId()
  const bar = (x: number, y: number, s = 1) => `<g transform="translate(${x} ${y}) scale(${s})">
<path d="M0 0h92l14 40H-14Z" fill="url(#${b})"/><path d="M92 0l14 40H64L70 0Z" fill="#8A5200" opacity=".28"/>
<path d="M10-14h72L92 0H0Z" fill="#FFE9A8"/>
<path d="M18 14h44" stroke="#A96A00" stroke-width="4" stroke-linecap="round" opacity=".75"/>
<path d="M14 25h30" stroke="#A96A00" stroke-width="4" stroke-linecap="round" opacity=".45"/></g>`
  return `<defs>${gradient(a, '#C22A4C', '#86122F')}${gradient(b, '#FFD565', '#DB9410', 1, 0)}${gradient(c, '#FFFFFF', '#E5EAE4', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/>
<circle cx="206" cy="140" r="122" fill="#D6446A" opacity=".55"/>
<circle cx="206" cy="140" r="94" fill="#E0607F" opacity=".5"/>${beam(292, 66, 0.12)}<path d="M0 248h400v52H0Z" fill="#5C0B22"/>
<path d="M0 248h400v8H0Z" fill="#F07A95"/>
<path d="M136-6C140 128 272 128 276-6" fill="none" stroke="#7A0F2B" stroke-width="15" opacity=".5" transform="translate(7 7)"/>
<path d="M136-6C140 128 272 128 276-6" fill="none" stroke="#C77F00" stroke-width="13" stroke-dasharray="1 12" stroke-linecap="round"/>
<path d="M136-6C140 128 272 128 276-6" fill="none" stroke="#FFCE47" stroke-width="10" stroke-dasharray="1 12" stroke-linecap="round"/>
<g transform="translate(206 116)"><circle cx="3" cy="4" r="25" fill="#5C0B22" opacity=".4"/>
<circle r="25" fill="#E39A08"/><circle r="19" fill="#FFCE47"/>
<path d="M0-12c6 6 6 14 0 20-6-6-6-14 0-20ZM-14-3c8 0 12 4 13 11-8 0-12-4-13-11ZM14-3c-8 0-12 4-13 11 8 0 12-4 13-11Z" fill="#A96A00"/>
</g>
<ellipse cx="222" cy="272" rx="136" ry="12" fill="#2B0410" opacity=".5"/>${bar(108, 226)}${bar(222, 226)}${bar(165, 184)}
<g transform="translate(66 206) rotate(-8)">
<rect x="-34" y="-44" width="78" height="92" rx="8" fill="#2B0410" opacity=".35"/>
<rect x="-40" y="-50" width="78" height="92" rx="8" fill="url(#${c})"/>
<rect x="-30" y="-40" width="34" height="6" rx="3" fill="#525A53"/>
<path d="M-30 26l18-16 14 8 26-34" fill="none" stroke="#0C6F4C" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M14-20l16-2 2 16Z" fill="#0C6F4C"/>
</g>${[0, 1, 2].map((i) => cylinder(newId, 356, 244 - i * 15, 52, 11, '#FFDF85', '#C77F00', '#FFCE47')).join('')}${frond(408, -10, 130, 1.5, 0.22, '#4D0A1C')}`
}
