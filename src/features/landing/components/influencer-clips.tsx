import { Clip } from '../../../ui/art/clip.tsx'

const CAST = [
  ['thaitea', 'aisha', 'rest'],
  ['health', 'may', 'raise'],
  ['family', 'lung', 'raise'],
] as const

/** Three clips at the top of the stage, the middle one lower. */
export function InfluencerClips() {
  return (
    <div className="grid h-[252px] grid-cols-[1fr_1.25fr_1fr] items-start gap-2 px-3 lg:absolute lg:inset-0 lg:top-8 lg:h-auto lg:gap-3.5 lg:px-0 lg:pr-8 xl:pr-10">
      {CAST.map(([scene, name, pose], i) => (
        <div
          key={name}
          className={`overflow-hidden rounded-b-card ${i === 1 ? 'h-[252px] lg:h-[470px]' : 'h-[216px] lg:h-[400px]'}`}
        >
          <Clip scene={scene} name={name} pose={pose} priority className="size-full" />
        </div>
      ))}
    </div>
  )
}
