import type { Hair } from './people.ts'

type Shape = (colour: string) => string

/** The part of the hair that is drawn behind the head. */
export const hairBehind: Partial<Record<Hair, Shape>> = {
  long: (colour) => `<path d="M52 96c-4-56 26-76 50-76s54 20 50 78l8 92H44Z" fill="${colour}"/>`,
  long2: (colour) =>
    `<path d="M54 92c-2-52 24-72 48-72s50 20 48 72c10 40 16 70 6 112H46c-10-42-2-72 8-112Z" fill="${colour}"/>`,
  bob: (colour) =>
    `<path d="M50 100c-6-56 24-80 52-80s58 24 52 80c4 26 0 42-8 48H58c-8-6-12-22-8-48Z" fill="${colour}"/>`,
  pony: (
    colour,
  ) => `<path d="M132 34c40-6 52 34 44 72-2 16-2 26 2 36-24-4-32-22-30-44 2-26-4-46-16-64Z" fill="${colour}"/>
<path d="M54 96c-4-54 24-74 48-74s50 20 48 74Z" fill="${colour}"/>`,
  bun: (colour) => `<circle cx="102" cy="18" r="20" fill="${colour}"/>
<path d="M54 96c-4-54 24-74 48-74s50 20 48 74Z" fill="${colour}"/>`,
  curly: (colour) => `<g fill="${colour}">
<circle cx="62" cy="64" r="24"/><circle cx="78" cy="40" r="25"/><circle cx="108" cy="32" r="26"/>
<circle cx="136" cy="48" r="24"/><circle cx="146" cy="76" r="20"/><circle cx="56" cy="88" r="16"/></g>`,
  short: (colour) => `<ellipse cx="102" cy="72" rx="46" ry="46" fill="${colour}"/>`,
  short2: (colour) => `<ellipse cx="102" cy="72" rx="46" ry="46" fill="${colour}"/>`,
  hijab: (_colour) =>
    `<path d="M42 104c-6-62 28-88 60-88s66 26 60 88c4 40 14 66 20 100H22c6-34 16-60 20-100Z" fill="#2F8F7A"/>`,
}

/** The part of the hair, hat or scarf that is drawn over the forehead. */
export const hairBefore: Record<Hair, Shape> = {
  long: (colour) =>
    `<path d="M56 94c0-40 20-62 48-60 28-2 46 20 46 60-10-14-18-30-22-42-16 16-48 20-72 42Z" fill="${colour}"/>`,
  long2: (colour) =>
    `<path d="M58 98c-4-40 16-66 44-66s48 26 44 66c-8-18-22-38-44-50-22 12-36 32-44 50Z" fill="${colour}"/>`,
  bob: (colour) => `<path d="M54 104c-4-46 16-72 48-72s52 26 48 72l-7-26c-24 2-64 2-82 0Z" fill="${colour}"/>`,
  pony: (colour) =>
    `<path d="M58 92c-4-40 18-60 46-60 26 0 46 20 44 58-10-10-18-22-22-34-18 16-44 18-68 36Z" fill="${colour}"/>`,
  bun: (colour) =>
    `<path d="M58 88c0-38 18-58 44-58s46 20 44 58c-10-8-16-20-20-30-20 10-48 8-68 30Z" fill="${colour}"/>`,
  short: (colour) =>
    `<path d="M56 86c-6-44 18-64 48-64 32 0 50 20 44 64l-8-22c-26 4-56-2-66-12-6 10-12 20-18 34Z" fill="${colour}"/>`,
  short2: (colour) =>
    `<path d="M54 88c-8-48 16-70 50-68 34-4 52 24 46 66l-8-18c-18-4-24-14-28-20-14 16-34 20-52 22Z" fill="${colour}"/>`,
  curly: (colour) => `<g fill="${colour}">
<circle cx="74" cy="52" r="17"/><circle cx="98" cy="44" r="17"/><circle cx="122" cy="50" r="16"/></g>`,
  cap: (colour) => `<path d="M54 90c0-6 2-16 4-22h88c3 8 4 14 4 22l-8-16H62Z" fill="${colour}"/>
<path d="M54 74c-2-40 22-58 48-58s50 18 48 58Z" fill="#0B4634"/>
<path d="M50 70h104q24 2 34 16-34-8-68-6H54q-8-4-4-10Z" fill="#FFBF1F"/>
<path d="M88 30h28v20a7 7 0 0 1-14 0 7 7 0 0 1-14 0Z" fill="#fff"/>`,
  hijab: (
    _colour,
  ) => `<path d="M54 98c-6-44 16-70 48-70s54 26 48 70c0 30-20 50-48 50s-48-20-48-50Zm10 4c0 24 16 40 38 40s38-16 38-40c2-34-10-56-38-56s-40 22-38 56Z" fill-rule="evenodd" fill="#3BA892"/>
<path d="M64 138c24 18 54 18 76 0 6 16 4 36-6 50-30 6-52-10-70-50Z" fill="#257A68"/>`,
}
