import { Checkbox } from '../src/ui/checkbox.tsx'
import { TimeLeft } from '../src/ui/countdown.tsx'
import { DateField } from '../src/ui/date-field.tsx'
import { DateTimeField } from '../src/ui/date-time-field.tsx'
import { ErrorSummary } from '../src/ui/error-summary.tsx'
import { FileDrop } from '../src/ui/file-drop.tsx'
import { Icon } from '../src/ui/icon.tsx'
import { MoneyField } from '../src/ui/money-field.tsx'
import { NumberStepper } from '../src/ui/number-stepper.tsx'
import { OtpField } from '../src/ui/otp-field.tsx'
import { PasswordField } from '../src/ui/password-field.tsx'
import { PlatformIcon } from '../src/ui/platform-icon.tsx'
import { RadioCards } from '../src/ui/radio-cards.tsx'
import { RangeField } from '../src/ui/range-field.tsx'
import { Select } from '../src/ui/select.tsx'
import { Steps } from '../src/ui/steps.tsx'
import { TextArea } from '../src/ui/text-area.tsx'
import { TextField } from '../src/ui/text-field.tsx'
import { UploadRow } from '../src/ui/upload-row.tsx'
import { Both, type GroupProps, Sample, type SampleProps } from './both.tsx'

function Fields({ w, lang }: SampleProps & { lang: 'th' | 'en' }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TextField
        name="phone"
        label={w('เบอร์มือถือ', 'Mobile number')}
        defaultValue="08x xxx 4821"
        help={w('ใช้รับรหัสยืนยันเท่านั้น', 'Only for your code')}
      />
      <TextField
        name="account"
        label={w('เลขบัญชี', 'Account number')}
        defaultValue="048-2-4821"
        suffix="8 / 10"
        error={w('เลขบัญชีกสิกรไทยต้องมี 10 หลัก ตอนนี้มี 8 หลัก', 'A KBank number has 10 digits; this one has 8')}
      />
      <TextField name="link" label={w('ลิงก์ช่อง TikTok', 'TikTok link')} prefix="tiktok.com/@" defaultValue="ploy.skin" />
      <MoneyField name="price" label={w('ค่าจ้างต่อโพสต์', 'Pay per post')} defaultValue="4,500" />
      <PasswordField
        name="password"
        label={w('รหัสผ่าน', 'Password')}
        showLabel={w('แสดงรหัสผ่าน', 'Show password')}
        hideLabelText={w('ซ่อนรหัสผ่าน', 'Hide password')}
        autoComplete="new-password"
      />
      <Select
        name="bank"
        label={w('ธนาคาร', 'Bank')}
        emptyLabel={w('เลือกธนาคาร', 'Choose a bank')}
        options={[
          { value: 'KBANK', label: w('กสิกรไทย', 'KBank') },
          { value: 'SCB', label: w('ไทยพาณิชย์', 'SCB') },
        ]}
      />
      <NumberStepper
        name="slots"
        label={w('จำนวนที่รับ', 'Slots')}
        min={1}
        max={500}
        defaultValue={12}
        words={{ less: w('ลด', 'Less'), more: w('เพิ่ม', 'More') }}
      />
      <DateField
        name="until"
        lang={lang}
        label={w('ปิดรับสมัคร', 'Closes on')}
        defaultValue="2025-11-25"
        help={w('เปิดรับ 4 วันหลังผ่านตรวจ', 'Open 4 days after review')}
        words={{
          open: w('เปิดปฏิทิน', 'Open calendar'),
          next: w('เดือนถัดไป', 'Next month'),
          previous: w('เดือนก่อน', 'Previous month'),
        }}
      />
      <DateTimeField
        name="visit"
        lang={lang}
        label={w('วันและเวลาที่คุณจะไป', 'Visit date and time')}
        defaultValue="2025-11-25T12:00"
        words={{
          open: w('เปิดปฏิทิน', 'Open calendar'),
          next: w('เดือนถัดไป', 'Next month'),
          previous: w('เดือนก่อน', 'Previous month'),
          hour: w('ชั่วโมง', 'Hour'),
          minute: w('นาที', 'Minute'),
        }}
      />
      <TextArea
        name="note"
        label={w('บอกแบรนด์ว่าแก้อะไรไปบ้าง', 'What you changed')}
        labelNote={w('ไม่บังคับ', 'optional')}
        defaultValue={w('หันโลโก้ออกหน้ากล้อง', 'Turned the logo to the camera')}
      />
      <RangeField
        name="budget"
        label={w('งบแคมเปญ', 'Campaign budget')}
        min={10000}
        max={250000}
        step={5000}
        defaultValue={60000}
        textOf={(n) => `฿${n.toLocaleString('en-US')}`}
      />
    </div>
  )
}

function Choices({ w }: SampleProps) {
  return (
    <div className="grid gap-4">
      <RadioCards
        name="channel"
        legend={w('เลือกช่องที่คุณใช้รับงานบ่อยสุด', 'Where do you take most jobs')}
        defaultValue="INSTAGRAM"
        options={[
          {
            value: 'TIKTOK',
            title: 'TikTok',
            note: w('ผู้ติดตาม 500 คนขึ้นไป', '500 followers or more'),
            icon: <PlatformIcon platform="tiktok" />,
          },
          {
            value: 'INSTAGRAM',
            title: 'Instagram',
            note: w('ผู้ติดตาม 500 คนขึ้นไป', '500 followers or more'),
            icon: <PlatformIcon platform="instagram" />,
          },
        ]}
      />
      <RadioCards
        name="method"
        legend={w('จ่ายด้วย', 'Pay with')}
        layout="tiles"
        defaultValue="qr"
        options={[
          {
            value: 'qr',
            title: w('พร้อมเพย์', 'PromptPay'),
            note: w('เข้าทันที', 'At once'),
            icon: <Icon name="qr-code" />,
          },
          { value: 'card', title: w('บัตร', 'Card'), note: w('เข้าทันที', 'At once'), icon: <Icon name="credit-card" /> },
          {
            value: 'bank',
            title: w('โอนผ่านธนาคาร', 'Bank transfer'),
            note: w('ตรวจใน 2 ชม.', 'Checked in 2 h'),
            icon: <Icon name="bank" />,
          },
        ]}
      />
      <div>
        <Checkbox name="a" defaultChecked note="17">
          TikTok
        </Checkbox>
        <Checkbox name="terms" error={w('ต้องยอมรับเงื่อนไขก่อน', 'Please accept the terms first')}>
          {w('ฉันยอมรับเงื่อนไขการใช้งาน', 'I accept the terms of use')}
        </Checkbox>
      </div>
    </div>
  )
}

export default function FormSamples({ w, lang, now }: GroupProps) {
  return (
    <Both title={w('ฟอร์ม', 'Forms')}>
      <Sample name="ErrorSummary, Steps">
        <ErrorSummary
          takeFocus={false}
          title={w('ยังบันทึกไม่ได้ มี 2 จุดต้องแก้', 'Not saved yet, 2 things to fix')}
          fields={[
            { id: 'account', label: w('เลขบัญชี', 'Account number') },
            { id: 'owner', label: w('ชื่อบัญชี', 'Account name') },
          ]}
        />
        <div className="mt-4">
          <Steps current={3} total={4} label={w('ขั้นที่ 3 จาก 4', 'Step 3 of 4')} showLabel />
        </div>
      </Sample>
      <Sample name="TextField, MoneyField, PasswordField, Select, NumberStepper, DateField, DateTimeField, TextArea, RangeField">
        <Fields w={w} lang={lang} />
      </Sample>
      <Sample name="RadioCards, Checkbox">
        <Choices w={w} />
      </Sample>
      <Sample name="OtpField">
        <div className="grid gap-5">
          <OtpField name="otp4" length={4} label={w('รหัส 4 หลัก', '4-digit code')} />
          <OtpField
            name="otpLetters"
            length={6}
            alphabet="letters"
            label={w('รหัสตัวอักษรและตัวเลข', 'Code of letters and digits')}
          />
          <OtpField
            name="otp6"
            length={6}
            label={w('รหัส 6 หลัก', '6-digit code')}
            error={w('รหัสไม่ตรง เหลืออีก 3 ครั้ง', 'That code doesn’t match. You have 3 tries left.')}
          />
          <TimeLeft
            now={now}
            due={now + 42_000}
            title={w('ส่งรหัสใหม่ได้ใน {clock}', 'Send again in {clock}')}
            className="text-sm text-ink-2"
          />
        </div>
      </Sample>
      <Sample name="FileDrop, UploadRow">
        <div className="grid gap-3">
          <FileDrop
            name="book"
            label={w('หน้าสมุดบัญชี', 'Bank book page')}
            title={w('เลือกรูปหรือ pdf', 'Choose a picture or PDF')}
            note={w('ไม่เกิน 4 MB', 'Up to 4 MB')}
            accept="image/*,application/pdf"
          />
          <UploadRow
            name="tiao-chamkai-02.jpg"
            note={w('อัปโหลดแล้ว 2.6 จาก 3.9 MB', '2.6 of 3.9 MB')}
            progress={0.66}
            progressLabel={w('อัปโหลด', 'Upload')}
          />
          <UploadRow
            name="slip-211168.jpg"
            note="1.2 MB"
            fact={w('อ่านได้ ฿53,500.00 · 14:21', 'Read ฿53,500.00 · 14:21')}
          />
        </div>
      </Sample>
    </Both>
  )
}
