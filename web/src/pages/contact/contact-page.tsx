import { PostedResult } from '../../contact-form/posted-result.tsx';
import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { Contact } from './contact.tsx';

export default function ContactPage({ posted }: { posted?: 'sent' | 'failed' }) {
  return (
    <PageFrame>
      {posted && <PostedResult outcome={posted} />}
      <Contact posted={posted} />
      <GetDirection />
    </PageFrame>
  );
}
