import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

test('a wide control fills its line and has only one display class', () => {
  const classesOf = (wide: boolean) =>
    /class="([^"]*)"/
      .exec(renderToStaticMarkup(<SegmentedControl label="Period" name="period" segments={[]} wide={wide} />))?.[1]
      ?.split(' ')
      .filter((name) => name === 'flex' || name === 'inline-flex')
  expect([classesOf(true), classesOf(false)]).toEqual([['flex'], ['inline-flex']])
})
