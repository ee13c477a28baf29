import { Clip } from '../../../ui/art/clip.tsx'
import { sceneFor } from '../../../ui/art/scene-names.ts'
import { Link } from '../../../ui/link.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import type { JobCard } from '../../campaigns/contract.ts'

/** People and poses of the wall. The same pose never appears three times in a row. */
const CAST = [
  { name: 'ploy', scene: 'skincare', pose: 'rest' },
  { name: 'nont', scene: 'travel', pose: 'raise' },
  { name: 'gun', scene: 'noodles', pose: 'rest' },
  { name: 'pan', scene: 'fashion', pose: 'raise' },
  { name: 'fah', scene: 'thaitea', pose: 'rest' },
  { name: 'yai', scene: 'music', pose: 'raise' },
] as const
type Cast = (typeof CAST)[number]

interface ClipTileProps {
  cast: Cast
  scene: string
  job: JobCard | undefined
  base: string
  className: string
}

/** A drawn clip. With a job, it shows the job's price and links to the job. */
function ClipTile({ cast, scene, job, base, className }: ClipTileProps) {
  const title = useTitle()
  return (
    <div className={`relative overflow-hidden rounded-card bg-white ${className}`}>
      <Clip scene={scene} name={cast.name} pose={cast.pose} className="size-full" />
      {job && (
        <>
          <Link href={`${base}/${job.id}`} className="absolute inset-0 rounded-card">
            <span className="sr-only">{title(job)}</span>
          </Link>
          <span className="pointer-events-none absolute top-3 right-2.5 origin-top-right scale-90">
            <PriceTag satang={job.price} point="left" />
          </span>
        </>
      )}
    </div>
  )
}

/** Positions on the wall that show an open job. The other positions show scenes that no job on the wall uses. */
const TAGGED = [0, 4, 2]
const SPARE = ['family', 'fashion', 'travel', 'health', 'home', 'skincare', 'music'] as const

function sceneOf(job: JobCard): string {
  return sceneFor(job.coverScene ?? job.topic)
}

/**
 * The scene of each position: the job's own scene if the position shows a job, otherwise one that is not on the wall
 * yet.
 */
function planWall(jobs: readonly JobCard[], tagged: readonly number[]): { scene: string; job: JobCard | undefined }[] {
  const chosen = new Map(tagged.flatMap((at, i) => (jobs[i] ? [[at, jobs[i]] as const] : [])))
  const shown = new Set([...chosen.values()].map(sceneOf))
  return CAST.map(({ scene }, at) => {
    const job = chosen.get(at)
    if (job) return { scene: sceneOf(job), job }
    const free = [scene, ...SPARE].find((name) => !shown.has(name)) ?? scene
    shown.add(free)
    return { scene: free, job: undefined }
  })
}

/** Three columns of clips on desktop; three clips at the bottom of the stage on phones. */
export function ClipWall({ jobs, base }: { jobs: readonly JobCard[]; base: string }) {
  const wall = planWall(jobs, TAGGED)
  const tile = (at: number, height: string) => {
    const { scene, job } = wall[at] as (typeof wall)[number]
    return <ClipTile cast={CAST[at] as Cast} scene={scene} job={job} base={base} className={height} />
  }
  return (
    <>
      <div className="grid h-[200px] grid-cols-3 gap-2 overflow-hidden px-3 lg:hidden">
        {tile(0, 'h-[212px]')}
        {tile(4, 'h-[212px]')}
        {tile(1, 'h-[212px]')}
      </div>
      <div className="absolute inset-0 top-10 hidden grid-cols-3 gap-3.5 pr-8 lg:grid xl:pr-10">
        <div className="grid content-start gap-3.5 pt-14">
          {tile(0, 'h-[246px]')}
          {tile(3, 'h-[262px]')}
        </div>
        <div className="grid content-start gap-3.5 pt-1">
          {tile(1, 'h-[250px]')}
          {tile(4, 'h-[380px]')}
        </div>
        <div className="grid content-start gap-3.5 pt-13">
          {tile(2, 'h-[236px]')}
          {tile(5, 'h-[300px]')}
        </div>
      </div>
    </>
  )
}
