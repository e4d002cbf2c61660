import { useApp } from "../../lib/app.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Welcomes after a sign-in, on the next screen: also above the onboarding dialog, which opens without titles. */
export function useWelcome(): (textsOf: (isFirst: boolean) => { title: string; description: string }) => void {
  const { session } = useApp();
  const toast = useToast();
  return (textsOf) => {
    const isFirst = session.read().user?.interestCount === 0;
    toast({ ...textsOf(isFirst), variant: "success", announcesMove: true, announcesDialog: isFirst });
  };
}
