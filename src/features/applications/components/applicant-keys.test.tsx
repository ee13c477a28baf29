import { expect, it } from 'vitest'
import { actOfKey } from './applicant-keys.tsx'

const FREE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  ['ArrowDown', { step: 1 }],
  ['KeyJ', { step: 1 }],
  ['ArrowUp', { step: -1 }],
  ['KeyK', { step: -1 }],
  ['KeyA', { answer: 'accept' }],
  ['KeyD', { answer: 'decline' }],
  ['KeyX', null],
  ['Enter', null],
  ['constructor', null],
])('%s in the list', (code, act) => expect(actOfKey({ ...FREE, code }, false)).toEqual(act))

it.each(['KeyJ', 'KeyA', 'ArrowDown'])('%s does nothing while the user types or with a modifier key', (code) => {
  expect(actOfKey({ ...FREE, code }, true)).toBeNull()
  for (const other of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)
    expect(actOfKey({ ...FREE, code, [other]: true }, false)).toBeNull()
})
