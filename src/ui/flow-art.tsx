import { Clip } from './art/clip.tsx'
import { Awning } from './awning.tsx'

const COLUMNS = [
  [
    ['skincare', 'ploy', 'rest'],
    ['noodles', 'yai', 'raise'],
    ['tech', 'gun', 'rest'],
    ['fashion', 'may', 'raise'],
    ['car', 'beam', 'rest'],
  ],
  [
    ['travel', 'nont', 'raise'],
    ['thaitea', 'mint', 'rest'],
    ['music', 'fah', 'raise'],
    ['home', 'lung', 'rest'],
    ['family', 'pan', 'raise'],
  ],
] as const

/** Illustration next to a form on wide screens. Where it is hidden, its images are not loaded. */
export function FlowArt() {
  return (
    <div aria-hidden="true" className="on-brand relative h-full overflow-hidden bg-(--leaf-800)">
      <div className="absolute inset-x-0 top-0 z-2 drop-shadow-[0_8px_8px_rgb(6_34_25/.35)]">
        <Awning scallop={62} />
      </div>
      <div className="mx-auto grid h-full max-w-[520px] grid-cols-2 gap-5 px-8">
        {COLUMNS.map((column, i) => (
          <div key={column[0][1]} className={`grid content-start gap-5 ${i === 0 ? '-mt-16' : '-mt-52'}`}>
            {column.map(([scene, name, pose]) => (
              <Clip key={name} scene={scene} name={name} pose={pose} className="aspect-[9/14] rounded-card" />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
