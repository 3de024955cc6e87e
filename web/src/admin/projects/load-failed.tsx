import { Button } from '../../ui/button.tsx';
import { projectText } from './project-words.ts';

export function LoadFailed({ said, onRetry }: { said: string; onRetry: () => void }) {
  return (
    <p role="alert">
      {said}{' '}
      <Button look="outline" onClick={onRetry}>
        {projectText.tryAgain}
      </Button>
    </p>
  );
}
