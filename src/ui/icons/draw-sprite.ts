/** Draws sprite.svg and sprite-open.svg from the Phosphor icons named in list.ts and list-open.ts. Run: node src/ui/icons/draw-sprite.ts */
import { writeFileSync } from 'node:fs'
import type { IconProps } from '@phosphor-icons/react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { glyphs } from './glyphs.ts'
import { regular } from './list.ts'
import { bold } from './list-bold.ts'
import { fill } from './list-fill.ts'
import { openIcons } from './list-open.ts'

type Weight = 'regular' | 'bold' | 'fill'

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

async function inner(name: string, weight: Weight): Promise<string> {
  const own = weight === 'fill' ? `${name}-fill` : name
  if (Object.hasOwn(glyphs, own)) return glyphs[own as keyof typeof glyphs]
  const module = (await import(`@phosphor-icons/react/dist/ssr/${pascal(name)}`)) as Record<
    string,
    ComponentType<IconProps>
  >
  const markup = renderToStaticMarkup(createElement(module[pascal(name)]!, { weight }))
  return markup.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll('></path>', '/>')
}

const weights: [Weight, readonly string[]][] = [
  ['regular', regular],
  ['bold', bold],
  ['fill', fill],
]
const symbols = { open: [] as string[], rest: [] as string[] }
for (const [weight, names] of weights) {
  for (const name of names) {
    const id = weight === 'regular' ? name : `${name}-${weight}`
    const symbol = `<symbol id="${id}" viewBox="0 0 256 256">${await inner(name, weight)}</symbol>`
    symbols[openIcons.has(id) ? 'open' : 'rest'].push(symbol)
  }
}
const write = (file: string, drawn: readonly string[]) =>
  writeFileSync(
    new URL(file, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn.join('\n')}\n</svg>\n`,
  )
write('sprite-open.svg', symbols.open)
write('sprite.svg', symbols.rest)
