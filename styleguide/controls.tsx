import { Button, ButtonLink, IconButton } from '../src/ui/button.tsx'
import { AppliedChip, CheckChip, ChipLink } from '../src/ui/chip.tsx'
import { CopyButton } from '../src/ui/copy-button.tsx'
import { DropMenu } from '../src/ui/drop-menu.tsx'
import { Icon } from '../src/ui/icon.tsx'
import { TextLink } from '../src/ui/link.tsx'
import { PlatformIcon } from '../src/ui/platform-icon.tsx'
import { SegmentedControl } from '../src/ui/segmented-control.tsx'
import { Switch } from '../src/ui/switch.tsx'
import { Both, Sample, type SampleProps } from './both.tsx'

const PLATFORMS = ['instagram', 'tiktok', 'youtube', 'facebook', 'line', 'lemon8', 'x', 'whatsapp']

function Buttons({ w }: SampleProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button type="button" variant="highlight">
        {w('ถอนเงิน', 'Withdraw')}
      </Button>
      <Button type="button">{w('ส่งดราฟต์', 'Send draft')}</Button>
      <Button type="button" variant="secondary">
        {w('ดูงาน', 'View job')}
      </Button>
      <Button type="button" variant="text">
        {w('ดูทั้งหมด', 'See all')}
      </Button>
      <Button type="button" variant="danger">
        {w('ไม่รับงาน', 'Decline')}
      </Button>
      <Button type="button" disabled>
        {w('ส่งได้เมื่ออัปโหลดครบ', 'Send after upload')}
      </Button>
      <Button type="button" busy busyLabel={w('กำลังส่ง', 'Sending')}>
        {w('ส่งดราฟต์', 'Send draft')}
      </Button>
      <Button type="button" size="lg" icon={<Icon name="bank" />} variant="highlight">
        {w('ถอนเงิน', 'Withdraw')}
      </Button>
      <ButtonLink href="#" size="sm" variant="secondary">
        {w('แก้ไขรายการ', 'Edit')}
      </ButtonLink>
      <IconButton label={w('การแจ้งเตือน มีใหม่', 'Notifications, new')} icon={<Icon name="bell" />} ring dot />
      <TextLink href="#">{w('ล้างทั้งหมด', 'Clear all')}</TextLink>
      <CopyButton
        text="JB-20251112-0231"
        words={{ copy: w('คัดลอกเลขที่', 'Copy reference'), done: w('คัดลอกแล้ว', 'Copied') }}
      />
    </div>
  )
}

function Chips({ w }: SampleProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChipLink href="#" current size="lg">
        <Icon name="seal-check-fill" /> {w('ตรงกับช่องฉัน', 'Matches only')}
      </ChipLink>
      <ChipLink href="#">
        {w('ค่าจ้าง', 'Pay')} <Icon name="caret-down-bold" className="text-[11px]" />
      </ChipLink>
      <AppliedChip href="#" removeLabel={w('เอาออก: รีล', 'Remove: Reel')}>
        {w('รีล', 'Reel')}
      </AppliedChip>
      <CheckChip name="topic" value="beauty" defaultChecked>
        {w('บิวตี้', 'Beauty')}
      </CheckChip>
      <CheckChip name="topic" value="food">
        {w('อาหาร', 'Food')}
      </CheckChip>
      <CheckChip name="amount" value="5000" type="radio" tone="solid" size="lg" defaultChecked>
        ฿5,000
      </CheckChip>
      <CheckChip name="amount" value="10000" type="radio" tone="solid" size="lg">
        ฿10,000
      </CheckChip>
    </div>
  )
}

export default function ControlSamples({ w }: SampleProps) {
  return (
    <Both title={w('ปุ่มและตัวเลือก', 'Buttons and choices')}>
      <Sample name="Button, IconButton, TextLink, CopyButton">
        <Buttons w={w} />
      </Sample>
      <Sample name="Chip">
        <Chips w={w} />
      </Sample>
      <Sample name="SegmentedControl, Switch, DropMenu">
        <div className="flex flex-wrap items-center gap-4">
          <SegmentedControl
            name="kind"
            label={w('ประเภทงาน', 'Post type')}
            defaultValue="reel"
            segments={[
              { value: 'reel', label: w('วิดีโอ', 'Video') },
              { value: 'photo', label: w('ภาพ', 'Photo') },
              { value: 'story', label: w('สตอรี่', 'Story') },
            ]}
          />
          <Switch name="match" defaultChecked help={w('เทียบจาก 2 ช่องที่ยืนยันแล้ว', 'Compared with 2 proven channels')}>
            {w('เฉพาะงานที่ตรงกับช่องฉัน', 'Only jobs that match')}
          </Switch>
          <DropMenu
            label={w('ภาษา: ไทย', 'Language: English')}
            align="start"
            trigger={
              <>
                <Icon name="globe" /> {w('ไทย', 'EN')}
              </>
            }
            items={[
              { href: '/th/styleguide', label: 'ไทย', lang: 'th', current: w('th', 'en') === 'th' },
              { href: '/en/styleguide', label: 'English', lang: 'en', current: w('th', 'en') === 'en' },
            ]}
          />
        </div>
      </Sample>
      <Sample name="PlatformIcon">
        <div className="flex flex-wrap gap-4 text-2xl">
          {PLATFORMS.map((platform) => (
            <PlatformIcon key={platform} platform={platform} label={platform} />
          ))}
        </div>
      </Sample>
    </Both>
  )
}
