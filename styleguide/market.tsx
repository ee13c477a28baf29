import { Avatar } from '../src/ui/art/avatar.tsx'
import { BrandMark } from '../src/ui/art/brand-mark.tsx'
import { Clip } from '../src/ui/art/clip.tsx'
import { Cover } from '../src/ui/art/cover.tsx'
import { Logo } from '../src/ui/art/logo.tsx'
import { DrawnAvatar, Portrait } from '../src/ui/art/people-art.tsx'
import { personNames } from '../src/ui/art/person-names.ts'
import { sceneNames } from '../src/ui/art/scene-names.ts'
import { Badge } from '../src/ui/badge.tsx'
import { ButtonLink } from '../src/ui/button.tsx'
import { CampaignCard, type CampaignCardProps, CampaignRow } from '../src/ui/campaign-card.tsx'
import { InfluencerCard, InfluencerRow } from '../src/ui/influencer-card.tsx'
import { PackageCard } from '../src/ui/package-card.tsx'
import { SaveButton } from '../src/ui/save-button.tsx'
import { Both, Sample, type SampleProps } from './both.tsx'

function jobs({ w }: SampleProps): CampaignCardProps[] {
  const serum = w('นวลนวล สกินแคร์', 'Nuanuan Skincare')
  const tea = w('ชาดี คาเฟ่', 'Chadee Café')
  return [
    {
      href: '#',
      title: w(
        'รีวิวเซรั่มผิวฉ่ำน้ำ ลองใช้จริง 7 วัน แล้วเล่าผลแบบไม่แต่ง',
        'Seven days with a dewy serum: film what really changes',
      ),
      brandName: serum,
      brandMark: <BrandMark name={serum} />,
      cover: <Cover scene="skincare" className="size-full" />,
      satang: 450_000,
      unit: w('/โพสต์', '/post'),
      deadline: w('ปิดรับ 25 พ.ย.', 'Closes 25 Nov'),
      platform: 'INSTAGRAM',
      meta: [w('รีล', 'Reel'), w('เหลือ 3 จาก 12', '3 of 12 left')],
      match: w('ตรง 92%', '92% match'),
      corner: <SaveButton type="button" saved={false} label={w('บันทึกงาน', 'Save job')} />,
    },
    {
      href: '#',
      title: w('เปิดเมนูใหม่ ชาไทยโฟมมะพร้าว เล่าเมนูโปรดหน้าร้าน', 'Try the new Thai tea with coconut foam at the counter'),
      brandName: tea,
      brandMark: <BrandMark name={tea} />,
      cover: <Cover scene="thaitea" className="size-full" />,
      satang: 280_000,
      unit: w('/โพสต์', '/post'),
      deadline: w('สมัครแล้ว', 'Applied'),
      platform: 'TIKTOK',
      meta: [w('วิดีโอสั้น', 'Short video'), w('เหลือ 8 จาก 20', '8 of 20 left')],
      match: w('ตรง 88%', '88% match'),
      state: 'applied',
    },
    {
      href: '#',
      title: w('เตี๋ยวชามไก่ สูตรต้มยำโบราณ', 'Rooster-bowl noodles, the old recipe'),
      brandName: w('ครัวยายนวล', 'Yai Nuan Kitchen'),
      brandMark: <BrandMark name="ครัวยายนวล" />,
      cover: <Cover scene="noodles" className="size-full" />,
      satang: 160_000,
      deadline: w('เต็มแล้ว', 'Full'),
      platform: 'FACEBOOK_PAGE',
      meta: [w('โพสต์ภาพ', 'Photo post')],
      state: 'full',
      reason: w('ต้องมี ER 3.0% ขึ้นไป ตอนนี้ 2.4%', 'Needs ER 3.0%, yours is 2.4%'),
    },
  ]
}

function Packages({ w }: SampleProps) {
  const faces = (names: string[]) => names.map((name) => <DrawnAvatar key={name} name={name} className="size-full" />)
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <PackageCard
        title={w('ไมโครครีเอเตอร์ 10 คน', '10 micro creators')}
        note={w('รีวิวเชื่อได้ ลงลึก', 'Deep, believable reviews')}
        people={faces(['gun', 'pan', 'yai', 'beam', 'mint'])}
        more="+5"
        tint="leaf"
        recommended={w('เลือกบ่อยสุด', 'Most chosen')}
        facts={
          <>
            <Badge icon="tiktok-logo-fill">{w('วิดีโอสั้น', 'Short video')}</Badge>
            <Badge icon="users-fill">10K–50K</Badge>
          </>
        }
        price="฿32,000"
        priceNote={w('฿3,200 ต่อโพสต์ · ยังไม่รวม VAT 7%', '฿3,200 a post · VAT excluded')}
        act={<ButtonLink href="#">{w('ดูแพ็กเกจ', 'View package')}</ButtonLink>}
      />
      <PackageCard
        title={w('มาโครครีเอเตอร์ 1 คน', '1 macro creator')}
        people={[<Portrait key="a" name="aisha" className="size-full" />]}
        price="฿85,000"
        priceNote={w('ยังไม่รวม VAT 7%', 'VAT excluded')}
        act={
          <ButtonLink href="#" variant="secondary">
            {w('ดูแพ็กเกจ', 'View package')}
          </ButtonLink>
        }
      />
    </div>
  )
}

export default function MarketSamples({ w }: SampleProps) {
  const list = jobs({ w })
  return (
    <>
      <Both title={w('การ์ดงาน คน และแพ็กเกจ', 'Job, creator and package cards')}>
        <Sample name="CampaignCard: open, applied, full">
          <div className="grid gap-6 lg:grid-cols-3">
            {list.map((job) => (
              <CampaignCard key={job.brandName} {...job} />
            ))}
          </div>
        </Sample>
        <Sample name="CampaignRow">
          <CampaignRow {...list[1]!} />
        </Sample>
        <Sample name="InfluencerCard">
          <div className="grid grid-cols-2 gap-5 lg:grid-cols-3">
            {(['ploy', 'lung', 'aisha'] as const).map((name) => (
              <InfluencerCard
                key={name}
                href="#"
                name={name}
                verifiedLabel={w('เป็นเจ้าของช่อง', 'Owns the channel')}
                portrait={<Portrait name={name} className="size-full" />}
                platforms={['instagram', 'tiktok']}
                meta={w('บิวตี้ · 48.2K ผู้ติดตาม · ER 4.9%', 'Beauty · 48.2K followers · ER 4.9%')}
                price={w('เริ่มต้น ฿4,500 /โพสต์', 'From ฿4,500 /post')}
              />
            ))}
          </div>
        </Sample>
        <Sample name="InfluencerRow">
          <InfluencerRow
            name={w('มิ้นต์ ปลูกบ้าน', 'Mint Plukbaan')}
            avatar={<DrawnAvatar name="mint" className="size-12 rounded-full" />}
            meta="18.9K · ER 7.4%"
            reasons={[
              { ok: true, text: w('ER เป็น 2.1 เท่าของกลุ่ม', 'ER is 2.1 times the group’s') },
              { ok: false, text: w('ผู้ติดตามหญิง 61%', 'Women followers 61%') },
            ]}
            figure="฿3,900"
            score={90}
            scoreLabel={w('คะแนนความตรง 90', 'Match score 90')}
          />
        </Sample>
        <Sample name="PackageCard">
          <Packages w={w} />
        </Sample>
      </Both>
      <ArtSamples w={w} />
    </>
  )
}

function ArtSamples({ w }: SampleProps) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-4 text-xl tracking-normal">{w('ภาพประกอบ', 'Drawings')}</h2>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {sceneNames.map((scene) => (
          <Cover key={scene} scene={scene} label={scene} className="aspect-4/3 rounded-card" />
        ))}
      </div>
      <div className="mt-6 grid grid-cols-4 gap-3 lg:grid-cols-7">
        {personNames.map((name) => (
          <Portrait key={name} name={name} label={name} className="aspect-5/6 rounded-card" />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Clip scene="travel" name="may" pose="raise" label="may" className="h-48 w-27 rounded-card" />
        <Clip scene="food" name="lung" label="lung" className="h-48 w-27 rounded-card" />
        {['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'].map((name) => (
          <BrandMark key={name} name={name} size={48} />
        ))}
        <DrawnAvatar name="kao" className="size-14 rounded-full" />
        <Avatar name="ไอซ่า ชงเอง" size={56} />
        <Avatar name="ploy" size={56} />
        <Logo height={32} />
      </div>
    </section>
  )
}
