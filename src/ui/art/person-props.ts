import type { Prop } from './people.ts'

/** The object that a person holds or wears for their profession; the argument is their skin colour. */
export const props: Record<Prop, (skin: string) => string> = {
  lipstick: (_skin) => `<g transform="translate(160 178) rotate(14)">
<rect x="-11" y="8" width="22" height="42" rx="3" fill="#141A16"/>
<rect x="-9" y="-6" width="18" height="16" fill="#FFCE47"/><path d="M-7-6v-18l14-10v28Z" fill="#E5325B"/></g>`,
  camera: (_skin) => `<g transform="translate(152 192)">
<rect x="-34" y="-22" width="68" height="48" rx="9" fill="#242B26"/>
<rect x="-16" y="-30" width="26" height="12" rx="4" fill="#242B26"/><circle cy="2" r="18" fill="#525A53"/>
<circle cy="2" r="12" fill="#26425a"/><circle cx="-4" cy="-2" r="4" fill="#fff" opacity=".7"/>
<circle cx="25" cy="-13" r="3.4" fill="#E5325B"/></g>`,
  mug: (_skin) => `<g transform="translate(154 186)">
<path d="M-24-20h46l-4 52h-38Z" fill="#fff"/><path d="M2-20h20l-4 52H2Z" fill="#DDE3DE"/>
<path d="M-26-26h50v9h-50Z" fill="#0B4634"/><path d="M-20-2h38l-2 20h-34Z" fill="#FFBF1F"/></g>`,
  phone: (skin) => `<g transform="translate(156 180) rotate(9)">
<rect x="-19" y="-34" width="38" height="70" rx="8" fill="#141A16"/>
<circle cx="-8" cy="-23" r="5" fill="#525A53"/><circle cx="-8" cy="-11" r="5" fill="#525A53"/></g>
<path d="M138 200c8-8 20-6 24 0l-4 22h-20Z" fill="${skin}"/>`,
  headphone: (_skin) => `<path d="M48 92c-6-90 114-90 108 0" fill="none" stroke="#fff" stroke-width="8"/>
<rect x="40" y="84" width="20" height="36" rx="9" fill="#fff"/>
<rect x="144" y="84" width="20" height="36" rx="9" fill="#DDE3DE"/>`,
  leaf: (_skin) => `<g transform="translate(150 226) rotate(8)">
<path d="M0 0C-14-50 2-86 26-106 38-70 30-26 0 0Z" fill="#0C6F4C"/>
<path d="M0 0C8-44 14-74 26-106 38-70 30-26 0 0Z" fill="#0A5A3F"/></g>`,
}
