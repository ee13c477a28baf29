import { type Person, personOf } from './people.ts'
import { hairBefore, hairBehind } from './person-hair.ts'
import { props } from './person-props.ts'

/** `rest`: still, with the prop of their profession; `raise`: with the head tilted and a hand up. */
export type Pose = 'rest' | 'raise'

const SHADE = 'rgba(120,50,20,.16)'

const torso = ({
  skin,
  top,
  topShade,
}: Person) => `<path d="M14 250c0-56 26-74 66-80h44c40 6 66 24 66 80Z" fill="${top}"/>
<path d="M110 170h14c40 6 66 24 66 80h-52c6-40-4-64-28-80Z" fill="${topShade}"/>
<path d="M84 136h36v34q-18 22-36 0Z" fill="${skin}"/>
<path d="M84 146q18 16 36 2v14q-18 10-36 0Z" fill="${SHADE}"/>`

const face = ({
  hair,
  hairColour,
  skin,
  marks,
}: Person) => `<ellipse cx="102" cy="96" rx="42" ry="50" fill="${skin}"/>${
  hair === 'hijab'
    ? ''
    : `<circle cx="60" cy="102" r="9" fill="${skin}"/>
<circle cx="144" cy="102" r="9" fill="${skin}"/>`
}<path d="M118 50c24 12 30 50 16 76-6 12-16 18-26 20 18-24 22-62 10-96Z" fill="${SHADE}" opacity=".55"/>
<g fill="#F2705F" opacity=".34"><ellipse cx="76" cy="114" rx="9" ry="6"/>
<ellipse cx="128" cy="114" rx="9" ry="6"/></g><g fill="#1E1613"><ellipse cx="84" cy="98" rx="4" ry="5"/>
<ellipse cx="120" cy="98" rx="4" ry="5"/></g>
<g stroke="${hairColour}" stroke-width="4" stroke-linecap="round" fill="none"><path d="M76 85q8-6 15-1"/>
<path d="M113 84q8-5 15 1"/></g>
<path d="M102 102q4 8-3 10" stroke="rgba(120,50,20,.4)" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M88 121q14 15 28 0q-14 5-28 0Z" fill="#fff" stroke="#A83E36" stroke-width="3" stroke-linejoin="round"/>${
  marks.includes('lines')
    ? `<g stroke="rgba(120,50,20,.34)" stroke-width="2.500" fill="none" stroke-linecap="round">
<path d="M78 118q-3 8 1 14M126 118q3 8-1 14M90 64q12-4 26 0M68 96l-5-3M136 96l5-3"/></g>`
    : ''
}${marks.includes('moustache') ? `<path d="M82 119q10-9 20-3 10-6 20 3-10 3-20 0-10 3-20 0Z" fill="${hairColour}"/>` : ''}${
  marks.includes('freckles')
    ? `<g fill="rgba(150,70,40,.5)">
<circle cx="72" cy="108" r="1.600"/><circle cx="79" cy="111" r="1.600"/><circle cx="76" cy="105" r="1.400"/>
<circle cx="125" cy="108" r="1.600"/><circle cx="131" cy="111" r="1.600"/><circle cx="128" cy="105" r="1.400"/>
</g>`
    : ''
}${hairBefore[hair](hairColour)}${
  marks.includes('glasses')
    ? `<g fill="#fff" fill-opacity=".22" stroke="#242B26" stroke-width="3.500">
<circle cx="83" cy="98" r="14"/><circle cx="121" cy="98" r="14"/></g>
<path d="M97 96q5-4 10 0M69 95l-9-3M135 95l9-3" stroke="#242B26" stroke-width="3.500" fill="none" stroke-linecap="round"/>`
    : ''
}`

const hand = ({
  skin,
  top,
  topShade,
}: Person) => `<path d="M134 250c2-34 10-62 24-86l30 12c-6 24-8 48-6 74Z" fill="${top}"/>
<path d="M168 250c2-30 8-56 16-75l4 1c-6 24-8 48-6 74Z" fill="${topShade}"/>
<path d="M156 168l8-22q12-8 24 4l2 26q-18 6-34-8Z" fill="${skin}"/><g fill="${skin}">
<rect x="152" y="126" width="11" height="34" rx="5.500" transform="rotate(-26 157 158)"/>
<rect x="160" y="106" width="11" height="42" rx="5.500" transform="rotate(-6 166 146)"/>
<rect x="171" y="104" width="11" height="44" rx="5.500" transform="rotate(4 176 146)"/>
<rect x="181" y="110" width="10.500" height="40" rx="5" transform="rotate(14 186 148)"/>
<rect x="189" y="122" width="9.500" height="32" rx="4.700" transform="rotate(24 193 152)"/></g>
<path d="M168 156q10 6 20 2" stroke="rgba(120,50,20,.3)" stroke-width="2.500" fill="none" stroke-linecap="round"/>`

/** Half-length figure in a 200 × 250 view box. `bare` omits the prop (avatars), except headphones. */
export function personBody(
  name: string,
  { bare = false, pose = 'rest' }: { bare?: boolean; pose?: Pose } = {},
): string {
  const person = personOf(name)
  const raised = pose === 'raise'
  const worn = person.prop === 'headphone'
  const prop = worn || !(bare || raised) ? props[person.prop](person.skin) : ''
  const behind = hairBehind[person.hair]?.(person.hairColour) ?? ''
  if (!raised) return behind + torso(person) + face(person) + prop
  const tilted = (part: string) => `<g transform="rotate(-7 102 150)">${part}</g>`
  return tilted(behind) + torso(person) + tilted(face(person) + prop) + hand(person)
}
