import { Clip } from '../../../ui/art/clip.tsx'
import { Link } from '../../../ui/link.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import type { JobCard } from '../../campaigns/contract.ts'
import { useTitle } from '../../campaigns/parts/job-card.tsx'

/** People and poses of the wall; never the same pose three times in a row. */
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
  job: JobCard | undefined
  base: string
  className: string
}

/** A drawn clip; where it stands for an open job it carries the job's price and leads to it. */
function ClipTile({ cast, job, base, className }: ClipTileProps) {
  const title = useTitle()
  return (
    <div className={`relative overflow-hidden rounded-card bg-white ${className}`}>
      <Clip
        scene={job?.coverScene ?? job?.topic ?? cast.scene}
        name={cast.name}
        pose={cast.pose}
        className="size-full"
      />
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

/** Three columns under the awning on a desk, three clips at the foot of the stage on a phone. */
export function ClipWall({ jobs, base }: { jobs: readonly JobCard[]; base: string }) {
  const tile = (at: number, height: string, tagged = true) => (
    <ClipTile cast={CAST[at] as Cast} job={tagged ? jobs[at] : undefined} base={base} className={height} />
  )
  return (
    <>
      <div className="grid h-[200px] grid-cols-3 gap-2 overflow-hidden px-3 lg:hidden">
        {tile(0, 'h-[212px]')}
        {tile(4, 'h-[212px]', false)}
        {tile(1, 'h-[212px]')}
      </div>
      <div className="absolute inset-0 top-10 hidden grid-cols-3 gap-3.5 pr-8 lg:grid xl:pr-10">
        <div className="grid content-start gap-3.5 pt-14">
          {tile(0, 'h-[246px]')}
          {tile(3, 'h-[262px]', false)}
        </div>
        <div className="grid content-start gap-3.5 pt-1">
          {tile(1, 'h-[250px]', false)}
          {tile(4, 'h-[380px]')}
        </div>
        <div className="grid content-start gap-3.5 pt-13">
          {tile(2, 'h-[236px]')}
          {tile(5, 'h-[300px]', false)}
        </div>
      </div>
    </>
  )
}
