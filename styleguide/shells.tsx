import { BottomTabBar } from '../src/ui/bottom-tab-bar.tsx'
import { Breadcrumb } from '../src/ui/breadcrumb.tsx'
import { Button } from '../src/ui/button.tsx'
import { PageHead, SectionHead } from '../src/ui/heading.tsx'
import type { MenuGroup } from '../src/ui/menu.ts'
import { PublicFooter } from '../src/ui/public-footer.tsx'
import { PublicHeader } from '../src/ui/public-header.tsx'
import { SideMenu } from '../src/ui/side-menu.tsx'
import type { SampleProps } from './both.tsx'

const menu = (w: SampleProps['w']): MenuGroup[] => [
  {
    items: [
      { href: '#d', label: w('แดชบอร์ด', 'Dashboard'), icon: 'house', active: true },
      { href: '#p', label: w('โปรไฟล์', 'Profile'), icon: 'user' },
    ],
  },
  {
    title: w('เครดิต', 'Credits'),
    items: [
      { href: '#c', label: w('ยอดเครดิต', 'Balance'), icon: 'coins' },
      { href: '#m', label: w('จัดการแคมเปญ', 'Manage campaigns'), icon: 'megaphone-simple', count: 7, hot: true },
    ],
  },
]

export function Shells({ w }: SampleProps) {
  const links = [
    { href: '#1', label: w('ตลาดงาน', 'Job market'), current: true },
    { href: '#2', label: w('แพ็กเกจ', 'Packages') },
    { href: '#3', label: w('บทความ', 'Articles') },
  ]
  return (
    <div className="grid gap-5">
      <div className="overflow-hidden rounded-card inset-ring inset-ring-line">
        <PublicHeader
          homeHref="#"
          homeLabel={w('หน้าแรก', 'Home')}
          navLabel={w('เมนู', 'Menu')}
          links={links}
          acts={<Button type="button">{w('สมัครใช้งาน', 'Sign up')}</Button>}
          phoneAct={<Button type="button">{w('สมัคร', 'Sign up')}</Button>}
          menuLabel={w('เปิดเมนู', 'Open menu')}
          skipLabel={w('ข้ามไปที่เนื้อหา', 'Skip to content')}
        />
        <div className="p-5">
          <PageHead
            level="h2"
            above={
              <Breadcrumb
                label={w('ทางเดิน', 'Path')}
                items={[
                  { href: '#', label: w('จัดการแคมเปญ', 'Manage campaigns') },
                  { label: w('แคมเปญใหม่', 'New campaign') },
                ]}
              />
            }
            title={w('เขียนบรีฟ', 'Write the brief')}
            note={w('บันทึกร่างแล้ว 14:32', 'Draft saved 14:32')}
          />
          <SectionHead title={w('ต้องทำต่อ', 'To do')} count={3} link={{ href: '#', label: w('งานทั้งหมด', 'All jobs') }} />
        </div>
        <PublicFooter
          motto={w('ตลาดกลางของงานรีวิวไทย', 'The market of Thai reviews')}
          groups={[
            { title: w('แบรนด์', 'Brands'), links },
            { title: w('ครีเอเตอร์', 'Creators'), links },
          ]}
          social={[{ href: 'https://example.com', label: 'Instagram', icon: 'instagram-logo' }]}
          legal="© Talad"
        />
      </div>
      <div className="relative h-96 overflow-hidden rounded-card inset-ring inset-ring-line [&>div]:h-96 [&_nav.fixed]:absolute">
        <SideMenu label={w('เมนูหลัก', 'Main menu')} homeHref="#" homeLabel={w('หน้าแรก', 'Home')} groups={menu(w)} />
        <BottomTabBar label={w('แถบล่าง', 'Tabs')} items={menu(w).flatMap((group) => group.items)} />
      </div>
    </div>
  )
}
