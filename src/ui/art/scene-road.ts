import { frond, gradient, type NewId } from './paper.ts'

export function travel(newId: NewId): string {
  const a = newId(),
    b = newId(),
    c = newId()
  return `<defs>${gradient(a, '#FFE3B0', '#FF9E7A')}${gradient(b, '#2BB3B1', '#0B6F7D')}${gradient(c, '#14875D', '#0A4A37')}</defs>
<rect width="400" height="300" fill="url(#${a})"/><circle cx="276" cy="106" r="46" fill="#FFF3D6"/>
<circle cx="276" cy="106" r="64" fill="#FFF3D6" opacity=".35"/><g fill="#fff" opacity=".55">
<rect x="30" y="52" width="110" height="10" rx="5"/><rect x="62" y="68" width="58" height="8" rx="4"/>
<rect x="316" y="44" width="70" height="9" rx="4"/></g>
<path d="M0 176c8-50 20-92 44-94 22-2 22 30 36 34 12 2 16-32 36-30 26 2 34 52 38 90Z" fill="#0C6F4C"/>
<path d="M62 176c4-30 10-56 18-60 12 2 16-32 36-30 26 2 34 52 38 90Z" fill="url(#${c})"/>
<path d="M300 176c4-40 12-92 38-94 20-2 20 40 34 40 16 0 22 26 28 54Z" fill="#14875D"/>
<path d="M340 176c8-34 6-70-2-94 20-2 20 40 34 40 16 0 22 26 28 54Z" fill="#0C6F4C"/>
<rect y="172" width="400" height="128" fill="url(#${b})"/><g fill="#fff" opacity=".4">
<rect x="236" y="184" width="82" height="4" rx="2"/><rect x="252" y="194" width="52" height="4" rx="2"/>
<rect x="30" y="204" width="60" height="4" rx="2"/><rect x="330" y="222" width="50" height="4" rx="2"/>
<rect x="18" y="246" width="44" height="4" rx="2"/></g>
<ellipse cx="196" cy="252" rx="140" ry="10" fill="#04333b" opacity=".4"/>
<path d="M58 166c8 40 26 66 54 74h176c26-4 42-18 54-36-30 8-190 12-226 4-24-6-44-24-58-42Z" fill="#6B3A16"/>
<path d="M58 166c14 18 34 36 58 42 36 8 196 4 226-4l-6 10c-40 10-186 12-220 4-26-6-48-26-58-52Z" fill="#A8652B"/>
<path d="M130 196h120v-40H130Z" fill="#fff" opacity=".0"/><path d="M128 148h138l14 14H116Z" fill="#E5325B"/>
<path d="M128 148h23l-5 14h-30ZM174 148h23v14h-27ZM220 148h23l8 14h-27Z" fill="#fff"/>
<path d="M132 162v46M258 162v46" stroke="#4A2810" stroke-width="5"/>
<g stroke-width="5" stroke-linecap="round" fill="none"><path d="M62 172c4 8 12 14 22 16" stroke="#FFBF1F"/>
<path d="M64 180c6 10 14 14 20 16" stroke="#F8587A"/><path d="M72 190v26M78 194v20" stroke="#FFBF1F"/>
<path d="M66 184v24" stroke="#F8587A"/></g>${frond(408, -10, 140, 1.5, 0.9, '#0B4634')}`
}

export function car(newId: NewId): string {
  const a = newId(),
    b = newId()
  return `<defs>${gradient(a, '#BFE8E4', '#E6F5E9')}${gradient(b, '#fff', '#C9D2CC')}</defs>
<rect width="400" height="300" fill="url(#${a})"/><circle cx="312" cy="70" r="34" fill="#FFDF85"/>
<path d="M0 190c60-60 110-50 160-18 50-50 110-60 150-24 40-20 70-6 90 10v60H0Z" fill="#6BBF9A"/>
<path d="M0 210c70-40 150-36 220-12 60-24 120-26 180-8v40H0Z" fill="#14875D"/>
<rect y="222" width="400" height="78" fill="#3A423C"/><g fill="#FFCE47">
<rect x="20" y="268" width="64" height="7" rx="3"/><rect x="140" y="268" width="64" height="7" rx="3"/>
<rect x="260" y="268" width="64" height="7" rx="3"/></g>
<ellipse cx="206" cy="244" rx="154" ry="10" fill="#000" opacity=".3"/>
<path d="M62 232c-8-40 12-52 44-58 26-42 52-52 106-52 44 0 66 16 90 50 30 4 44 20 42 60Z" fill="url(#${b})"/>
<path d="M62 232c-3-14-2-24 2-33 70 12 210 12 278-2 3 10 3 22 2 35Z" fill="#0B4634" opacity=".12"/>
<path d="M124 172c18-28 40-36 74-37v37Z" fill="#26425a"/>
<path d="M208 135c40 0 58 12 76 37h-76Z" fill="#26425a"/>
<path d="M136 170c12-18 24-26 40-30l-20 30Z" fill="#fff" opacity=".35"/>
<path d="M64 196h22q6 0 6 8h-30Z" fill="#FFCE47"/><path d="M340 190h-22v10h24Z" fill="#E5325B"/>
<path d="M210 190h18" stroke="#7b857d" stroke-width="4" stroke-linecap="round"/><g>
<circle cx="124" cy="234" r="27" fill="#141A16"/><circle cx="124" cy="234" r="14" fill="#CCD1C7"/>
<circle cx="286" cy="234" r="27" fill="#141A16"/><circle cx="286" cy="234" r="14" fill="#CCD1C7"/>
</g>${frond(-6, -6, 46, 1.6, 0.8, '#0A5A3F')}`
}
