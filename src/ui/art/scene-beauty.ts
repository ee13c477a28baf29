import { beam, cylinder, frond, gradient, type NewId } from './paper.ts'

export function skincare(newId: NewId): string {
  const a = newId(),
    b = newId(),
    c = newId(),
    d = newId()
  return `<defs>${gradient(a, '#FFD9D2', '#F7B3AE')}${gradient(b, '#D9822B', '#8C4A12', 1, 0)}${gradient(c, '#FFFFFF', '#E9D9D3', 1, 0)}${gradient(d, '#FFE9E2', '#F5BDB3', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/><path d="M96 300V150a96 96 0 0 1 192 0v150Z" fill="#EE8F8D"/>
<path d="M112 300V154a80 80 0 0 1 160 0v146Z" fill="#F9C4BC"/>${beam(250, 70)}${beam(345, 26)}
<rect y="246" width="400" height="54" fill="#F2A09B"/>${cylinder(newId, 196, 222, 170, 40, '#FFF3EE', '#E9A79E', '#FFE6DE')}${cylinder(newId, 300, 236, 96, 36, '#FFD9D2', '#DF8C86', '#FFCABF')}
<g><path d="M158 132q0-10 10-10h36q10 0 10 10v80q0 12-28 12t-28-12Z" fill="url(#${b})"/>
<path d="M164 136q0-8 6-8v88q-6-2-6-6Z" fill="#F7C07C" opacity=".8"/>
<rect x="170" y="106" width="32" height="18" rx="4" fill="#2A211C"/>
<path d="M178 106V82q0-10 8-10t8 10v24Z" fill="#3A2E27"/>
<rect x="166" y="152" width="40" height="44" rx="3" fill="#FFF6EC"/>
<rect x="172" y="160" width="20" height="4" rx="2" fill="#8C4A12"/>
<rect x="172" y="169" width="28" height="2.5" rx="1" fill="#D9B48C"/>
<rect x="172" y="175" width="24" height="2.5" rx="1" fill="#D9B48C"/>
<rect x="172" y="181" width="26" height="2.5" rx="1" fill="#D9B48C"/></g>
<path d="M222 196h52v18q0 10-26 10t-26-10Z" fill="url(#${c})"/>
<rect x="219" y="182" width="58" height="16" rx="5" fill="#0B4634"/>
<rect x="223" y="184" width="8" height="12" rx="3" fill="#38A378"/>
<path d="M282 160q0-8 7-8h24q7 0 7 8l-4 68q-15 8-30 0Z" fill="url(#${d})"/>
<rect x="287" y="226" width="28" height="9" rx="3" fill="#E5325B"/>
<path d="M292 176h18M292 184h12" stroke="#C41E48" stroke-width="3" stroke-linecap="round"/>
<g transform="translate(84 236) rotate(-24)"><path d="M0 0C-14-50 2-96 30-122 40-80 32-30 0 0Z" fill="#0C6F4C"/>
<path d="M0 0C8-44 16-84 30-122 40-80 32-30 0 0Z" fill="#0A5A3F"/></g>
<g transform="translate(70 252) rotate(-66) scale(.8)">
<path d="M0 0C-14-50 2-96 30-122 40-80 32-30 0 0Z" fill="#38A378"/>
<path d="M0 0C8-44 16-84 30-122 40-80 32-30 0 0Z" fill="#14875D"/>
</g>${frond(410, -6, 130, 1.7, 0.12, '#9C1539')}`
}

export function fashion(newId: NewId): string {
  const a = newId(),
    b = newId()
  return `<defs>${gradient(a, '#FFE48F', '#FFCB3D')}${gradient(b, '#F8587A', '#C41E48', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/><path d="M0 0h400v40H0Z" fill="#0B4634"/>
<g>${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `<path d="M${i * 40} 0h40v44a20 20 0 0 1-40 0Z" fill="${i % 2 ? '#fff' : '#0C6F4C'}"/>`).join('')}</g>
<path d="M0 64h400v6H0Z" fill="#000" opacity=".05"/>${beam(270, 70, 0.25)}<path d="M0 256h400v44H0Z" fill="#F5A800"/>
<ellipse cx="216" cy="268" rx="108" ry="11" fill="#6B4200" opacity=".28"/>
<path d="M150 140c0-64 100-64 100 0" fill="none" stroke="#9C1539" stroke-width="11"/>
<path d="M112 136h176l12 120q1 12-12 12H112q-13 0-12-12Z" fill="url(#${b})"/>
<path d="M112 136h176l2 20H110Z" fill="#9C1539" opacity=".35"/>
<path d="M124 158l-8 96" stroke="#FFB8C5" stroke-width="5" opacity=".6" stroke-linecap="round"/>
<g transform="translate(200 208)">
<path d="M-44-20h88v10a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0Z" fill="#FFCE47"/>
<rect x="-6" y="-8" width="12" height="44" rx="2" fill="#FFCE47"/></g>
<g transform="translate(320 236)">
<path d="M-36 20c-6-30 12-34 18-40l24 12c10 8 36 6 40 22v12q0 6-6 6h-70q-6 0-6-12Z" fill="#fff"/>
<path d="M-36 22h82v4q0 6-6 6h-70q-6 0-6-10Z" fill="#2F5BD3"/>
<path d="M-8-12l8 4M-14-4l8 5" stroke="#2F5BD3" stroke-width="3" stroke-linecap="round"/></g>
<g transform="translate(72 232)"><circle cx="-6" cy="14" r="20" fill="none" stroke="#242B26" stroke-width="7"/>
<circle cx="36" cy="14" r="20" fill="none" stroke="#242B26" stroke-width="7"/>
<circle cx="-6" cy="14" r="17" fill="#14875D" opacity=".55"/>
<circle cx="36" cy="14" r="17" fill="#14875D" opacity=".55"/>
<path d="M12 10q3-4 6 0" stroke="#242B26" stroke-width="5" fill="none"/></g>`
}

export function health(newId: NewId): string {
  const a = newId(),
    b = newId(),
    c = newId()
  return `<defs>${gradient(a, '#DDF3E8', '#9FD6BC')}${gradient(b, '#FFFDF6', '#E3D3B3', 1, 0)}${gradient(c, '#38A378', '#0A5A3F', 1, 0)}</defs>
<rect width="400" height="300" fill="url(#${a})"/><path d="M88 300V152a112 112 0 0 1 224 0v148Z" fill="#6BBF9A"/>
<path d="M106 300V156a94 94 0 0 1 188 0v144Z" fill="#C4E9D6"/>${beam(292, 70, 0.28)}<path d="M0 246h400v54H0Z" fill="#B67A3C"/>
<path d="M0 246h400v8H0Z" fill="#E8BE85"/>
<g transform="translate(92 236)"><ellipse cx="6" cy="28" rx="62" ry="8" fill="#4A2810" opacity=".28"/>
<rect x="-52" y="-26" width="110" height="52" rx="26" fill="#E5325B"/>
<path d="M6-26h26a26 26 0 0 1 0 52H6Z" fill="#C41E48"/><circle cx="-26" r="26" fill="#FF8AA0"/>
<path d="M-26 0a6 6 0 0 1 6-6c8 0 12 6 12 12 0 10-8 16-18 16-12 0-20-10-20-22 0-13 9-20 20-20" fill="none" stroke="#C41E48" stroke-width="4" stroke-linecap="round"/>
</g>
<ellipse cx="222" cy="274" rx="104" ry="11" fill="#4A2810" opacity=".3"/>
<ellipse cx="210" cy="262" rx="94" ry="15" fill="#A96F1C"/>
<ellipse cx="210" cy="257" rx="94" ry="15" fill="#FFCE47"/>
<ellipse cx="210" cy="255" rx="76" ry="10" fill="#E39A08"/>
<path d="M190 142c-4-26-18-44-10-62 10-12 50-12 60 0 8 18-6 36-10 62Z" fill="url(#${b})"/>
<path d="M216 70c12 0 20 3 24 10 8 18-6 36-10 62h-16c8-24 10-48 2-72Z" fill="#BFA878" opacity=".45"/>
<path d="M174 86c-4-16 8-28 18-22 4-12 26-14 32-2 12-6 24 8 20 24-18-9-50-9-70 0Z" fill="#FFF9EA"/>
<path d="M210 140c44 0 70 28 70 62 0 32-28 52-70 52s-70-20-70-52c0-34 26-62 70-62Z" fill="url(#${b})"/>
<path d="M226 142c34 6 54 30 54 60 0 32-28 52-70 52 42-22 50-70 16-112Z" fill="#BFA878" opacity=".42"/>
<g fill="none" stroke="#C9B48C" stroke-width="3" stroke-linecap="round">
<path d="M194 152c-16 16-24 38-22 60M210 154v40M226 152c16 16 24 38 22 60M180 160c-14 12-20 24-22 38"/></g>
<g fill="#38A378" opacity=".42"><path d="M168 216c14-12 28-8 34 6-12 10-28 8-34-6Z"/>
<path d="M222 226c10-14 26-14 32-2-8 12-24 14-32 2Z"/></g><g fill="#F5A800" opacity=".5">
<circle cx="208" cy="212" r="7"/><circle cx="188" cy="236" r="5"/></g>
<g fill="none" stroke="#C77F00" stroke-width="6" stroke-linecap="round">
<path d="M190 127c13 6 27 6 40 0M189 137c13 6 29 6 42 0M190 147c13 6 27 6 40 0"/></g>
<g transform="translate(330 196)"><ellipse cx="8" cy="68" rx="36" ry="7" fill="#4A2810" opacity=".28"/>
<rect x="-11" y="-60" width="22" height="18" rx="4" fill="#0A3427"/>
<path d="M-12-44h24c12 6 14 16 14 26v78q0 8-26 8t-26-8v-78c0-10 2-20 14-26Z" fill="url(#${c})"/>
<path d="M-20-14v66" stroke="#8FD0B1" stroke-width="5" stroke-linecap="round"/>
<rect x="-26" y="6" width="52" height="26" fill="#FFF3CC"/>
<path d="M0 10c9 5 9 13 0 18-9-5-9-13 0-18Z" fill="#F5A800"/></g>${frond(-8, -4, 40, 1.6, 0.14, '#0A3427')}`
}
