import { adminText } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { logOut } from '../session/session.ts';
import { Answers, Modal } from '../ui/dialog.tsx';
import { leaveWithoutQuestion } from '../upload/keep-page-open.ts';

/** Logging out stops the upload: that is asked first. */
export function LogoutQuestion({ waiting, onCancel }: { waiting: number; onCancel: () => void }) {
  return (
    <Modal heading={adminText.logout.question} onCancel={onCancel}>
      <p>{adminText.session.filesWait(waiting)}</p>
      <Answers>
        <Button look="outline" onClick={onCancel}>
          {adminText.logout.cancel}
        </Button>
        <Button
          onClick={() => {
            leaveWithoutQuestion();
            logOut();
          }}
        >
          {adminText.logout.confirm}
        </Button>
      </Answers>
    </Modal>
  );
}
